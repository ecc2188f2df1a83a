// What the AsyncAPI initiative's own parser says of each document, as JSON.
import { readFileSync } from "node:fs";
import { Parser } from "@asyncapi/parser";

const said = [];
for (const name of process.argv.slice(2)) {
  const found = await new Parser().validate(readFileSync(name, "utf8"));
  // 0 is an error, 1 a warning; 2 says that there is a newer version of the specification.
  said.push(found.filter((each) => each.severity < 2).map((each) => `${each.code}: ${each.message}`));
}
console.log(JSON.stringify(said));
