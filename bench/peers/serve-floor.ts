import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Pool } from "pg";
import { typeParsers } from "../../server/src/platform/database/type-parsers.ts";
import type { FloorPlan } from "./floor-plan.ts";

// The floor: node:http and pg alone, one named statement for each call, whose JSON PostgreSQL makes. Nobody is asked who they are.
const plan = JSON.parse(readFileSync(process.env["PLAN"] ?? "", "utf8")) as FloorPlan;
const pool = new Pool({
  connectionString: process.env["DATABASE_URL"],
  max: 10,
  options: "-c TimeZone=UTC -c random_page_cost=1.1 -c jit=off",
  types: typeParsers,
});
const byUrl = new Map(plan.fixed.map((call) => [call.path, call]));

type Row = { json: string; total?: number };

createServer((request, response) => {
  const answer = async () => {
    const { url = "" } = request;
    const fixed = byUrl.get(url);
    const id = url.startsWith(plan.one.path) ? url.slice(plan.one.path.length) : undefined;
    if (!fixed && id === undefined) return response.end("{}");
    const statements = fixed ? fixed.statements : [{ ...plan.one.statement, values: [id] }];
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await pool.query<Row>(statement));
    const { json = "null", total } = rows[0] ?? {};
    response.setHeader("content-type", "application/json; charset=utf-8");
    if (total !== undefined) response.setHeader("x-total-count", String(total));
    return response.end(fixed ? json : json.slice(0, -1) + plan.one.tail);
  };
  answer().catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
