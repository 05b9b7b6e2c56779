import { createServer } from "node:http";
import { Pool } from "pg";
import { typeParsers } from "../server/src/platform/database/type-parsers.ts";
import type { Statement } from "./record-statements.ts";

// The floor: node:http and pg alone, running the statements that the server was seen to run.
const { list = [], counts = [] } = JSON.parse(process.env["STATEMENTS"] ?? "{}") as Record<string, Statement[]>;
const pool = new Pool({
  connectionString: process.env["DATABASE_URL"],
  max: 10,
  options: "-c TimeZone=UTC",
  types: typeParsers,
});

createServer((request, response) => {
  const answer = async () => {
    let rows: Record<string, unknown>[] = [];
    for (const statement of request.url?.includes("/orders") ? list : counts)
      ({ rows } = await pool.query<Record<string, unknown>>(statement));
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.setHeader("x-total-count", String(rows[0]?.["total"]));
    response.end(rows[0]?.["json"] ?? JSON.stringify(rows));
  };
  answer().catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
