import { createServer } from "node:http";
import { Pool } from "pg";
import { typeParsers } from "../server/src/platform/database/type-parsers.ts";
import { supplierId } from "./fill-documents.ts";

// The floor: node:http and pg alone, running the very statements that the server runs, given as JSON.
type Statement = { name: string; text: string; values: unknown[] };
const statements = JSON.parse(process.env["STATEMENTS"] ?? "{}") as {
  before: Statement[];
  list: Statement;
  counts: Statement;
};
const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10, types: typeParsers });

createServer(async (request, response) => {
  for (const statement of statements.before) await pool.query(statement);
  const isList = request.url?.includes("/orders") ?? false;
  const { rows } = await pool.query<Record<string, unknown>>(isList ? statements.list : statements.counts);
  response.setHeader("content-type", "application/json; charset=utf-8");
  if (isList) response.setHeader("x-total-count", String(rows[0]?.["total"]));
  response.end(isList ? (rows[0]?.["json"] as string) : JSON.stringify(rows));
}).listen(Number(process.env["PORT"]), "127.0.0.1");
console.log(`The floor of ${supplierId} listens`);
