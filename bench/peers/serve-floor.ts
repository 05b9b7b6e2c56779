import { mayActAs, openingRoles } from "@runko/domain/organizations/acting";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Pool } from "pg";
import { withSession, type SessionRow } from "../../server/src/sessions/session-statement.ts";
import { createTokenReader, type TokenClaims } from "../../server/src/sessions/tokens.ts";
import { ownDocuments } from "../../server/src/documents/document-scope.ts";
import { shownDocument } from "../../server/src/documents/get-document.ts";
import { shownStatement, type ShownRow } from "../../server/src/documents/shown-statement.ts";
import { typeParsers } from "../../server/src/platform/database/type-parsers.ts";
import type { Statement } from "../../server/src/platform/database/statement.ts";
import { bigSupplier, organizationId } from "../data/ids.ts";
import type { FloorPlan } from "./floor-plan.ts";

// The floor: node:http and pg alone, one named statement for each call, whose JSON PostgreSQL makes. LAYER says what it
// does beside: nothing, check the token, find session, rights and scope in the same statement, or make the actions too.
const layers = ["bare", "token", "rights", "actions"];
const layer = layers.indexOf(process.env["LAYER"] ?? "bare");
const does = (name: string) => layer >= layers.indexOf(name);
const plan = JSON.parse(readFileSync(process.env["PLAN"] ?? "", "utf8")) as FloorPlan;
const pool = new Pool({
  connectionString: process.env["DATABASE_URL"],
  max: 10,
  idleTimeoutMillis: 600_000,
  options: "-c TimeZone=UTC -c random_page_cost=1.1 -c jit=off",
  types: typeParsers,
});
const readToken = createTokenReader({ jwtSecret: process.env["JWT_SECRET"] ?? "", tokenHours: 8, loginHours: 168 });
const limits = { lockSilenceSeconds: 120, retentionDays: 3650 };
const actor = { organizationId: organizationId(bigSupplier), role: "SUPPLIER" as const };
const openTo = { organizationId: actor.organizationId, roles: openingRoles(actor.role, "act") };
const searches = new Map(plan.searches.map((call) => [call.path, call.statements]));
const fixed = new Map(plan.fixed.map((call) => [call.path, call]));

type Row = { json: string; total?: number };
class Refused extends Error {}

async function claimsOf({ headers }: IncomingMessage): Promise<TokenClaims> {
  const claims = await readToken((headers.authorization ?? "").slice("Bearer ".length), new Date());
  if (!claims) throw new Refused("401");
  return claims;
}

async function read<Found extends object = Row>(
  { open, scoped }: { open: Statement; scoped: Statement },
  claims: TokenClaims | undefined,
): Promise<Found & SessionRow> {
  const statement = claims && does("rights") ? withSession(scoped, openTo, claims) : open;
  const [row] = (await pool.query<Found & SessionRow>(statement)).rows;
  if (!row) throw new Refused("401");
  if (does("rights") && !mayActAs(row.user, actor.organizationId, actor.role)) throw new Refused("403");
  return row;
}

async function readOne(id: number, claims: TokenClaims | undefined): Promise<Row> {
  if (does("actions") && claims) {
    const scope = { ...ownDocuments(actor.organizationId, actor.role), userId: claims.userId, mayAct: true };
    const whole = { name: "whole", ...shownStatement(scope, id, limits) };
    const row = await read<ShownRow>({ open: whole, scoped: whole }, claims);
    return shownDocument(scope, row, plan.one.relations, { now: new Date(), limits, texts: portalTexts });
  }
  const { open, scoped, tail } = plan.one;
  const of = (statement: Statement) => ({ ...statement, values: [id, ...statement.values] });
  const { json } = await read({ open: of(open), scoped: of(scoped) }, claims);
  return { json: json.slice(0, -1) + tail };
}

async function answer(request: IncomingMessage): Promise<Row> {
  const { url = "" } = request;
  const claims = does("token") && url.startsWith("/api") ? await claimsOf(request) : undefined;
  const call = fixed.get(url);
  if (call) return read(call, claims);
  let found: Row = { json: "{}" };
  for (const statement of searches.get(url) ?? []) found = (await pool.query<Row>(statement)).rows[0] ?? found;
  return url.startsWith(plan.one.path) ? readOne(Number(url.slice(plan.one.path.length)), claims) : found;
}

function send(response: ServerResponse, { json, total }: Row): void {
  response.setHeader("content-type", "application/json; charset=utf-8");
  if (total !== undefined) response.setHeader("x-total-count", String(total));
  response.end(json);
}

createServer((request, response) => {
  answer(request).then(
    (row) => send(response, row),
    (error: unknown) => {
      response.statusCode = error instanceof Refused ? Number(error.message) : 500;
      response.end(String(error));
    },
  );
}).listen(Number(process.env["PORT"]), "127.0.0.1");
