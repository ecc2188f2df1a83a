// What Redocly says of each OpenAPI document, as JSON.
import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const config = await createConfig({ extends: ["recommended-strict"] });
const said = [];
for (const name of process.argv.slice(2)) {
  const source = readFileSync(name, "utf8");
  const found = await lintFromString({ source, absoluteRef: name, config });
  said.push(found.map((each) => `${each.ruleId}: ${each.message}`));
}
console.log(JSON.stringify(said));
