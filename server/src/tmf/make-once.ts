import type { FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { idempotently } from "../platform/http/idempotency.ts";
import type { Database } from "../platform/database/schema.ts";
import { malformed } from "./read-body.ts";

const longestKey = 255;

/** Makes something and answers it as JSON text; a repeat with the same Idempotency-Key answers what the first did. */
export async function makeOnce(
  trx: Transaction<Database>,
  { headers, session, url, body }: FastifyRequest,
  make: () => Promise<string>,
): Promise<string> {
  const key = headers["idempotency-key"];
  if (key === undefined) return await make();
  if (typeof key !== "string" || key === "" || key.length > longestKey)
    throw malformed({ path: "/Idempotency-Key", code: "INVALID_VALUE" });
  const repeat = { userId: session.user.id, key, path: url, body };
  return (await idempotently(trx, repeat, async () => ({ status: 201, body: await make() }))).body;
}
