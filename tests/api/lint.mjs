// What Redocly says of each OpenAPI document, and AsyncAPI's own parser of each other, as JSON.
import { readFileSync } from "node:fs";
import { Parser } from "@asyncapi/parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const config = await createConfig({ extends: ["recommended-strict"] });
const parser = new Parser();

async function openapi(source, name) {
  const found = await lintFromString({ source, absoluteRef: name, config });
  return found.map((each) => `${each.ruleId}: ${each.message}`);
}

async function asyncapi(source) {
  const found = await parser.validate(source);
  // 0 is an error, 1 a warning; 2 says that there is a newer version of the specification.
  return found.filter((each) => each.severity < 2).map((each) => `${each.code}: ${each.message}`);
}

const said = [];
for (const name of process.argv.slice(2)) {
  const source = readFileSync(name, "utf8");
  said.push(await (JSON.parse(source).openapi ? openapi(source, name) : asyncapi(source)));
}
console.log(JSON.stringify(said));
