// A round of roulette with nothing but what openapi-typescript made of the document.
import createClient from "openapi-fetch";
import type { paths } from "./api";

declare const process: { argv: string[] };
const [baseUrl, name, password, terminal] = process.argv.slice(2) as [string, string, string, string];

type Command = paths["/v1/tables/{table}/commands"]["post"]["requestBody"]["content"]["application/json"];

let keys = 0;
function commands(token: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  const send = async (body: Command) => {
    const header = { "Idempotency-Key": `generated-ts-${++keys}` };
    const path = { table: "T1" };
    const { data, error } = await client.POST("/v1/tables/{table}/commands", {
      params: { path, header },
      body,
    });
    if (error) throw new Error(error.detail);
    return data;
  };
  return { client, send };
}

const nobody = createClient<paths>({ baseUrl });
const session = await nobody.POST("/v1/session", { body: { name, password } });
if (!session.data) throw new Error(session.error.detail);
const dealer = commands(session.data.token ?? "");
const seat = commands(terminal);
await dealer.send({ type: "open-betting" });
const placed = await seat.send({ type: "place", player: "ann", bet: "red", stake: 1000 });
const refused = await seat.send({ type: "result", pocket: "3" });
for (const type of ["spin", "no-more-bets"] as const) await dealer.send({ type });
await dealer.send({ type: "result", pocket: "3" });
const seen = await seat.client.GET("/v1/tables/{table}", {
  params: { path: { table: "T1" }, query: { as: "seat", player: "ann" } },
});
const view = seen.data?.view;
if (view?.audience !== "seat") throw new Error("no seat");
console.log(JSON.stringify({ placed: placed.type, refused: refused.type, win: view.win, pocket: view.pocket }));
