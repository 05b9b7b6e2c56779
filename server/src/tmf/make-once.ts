import type { FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { idempotently } from "../platform/http/idempotency.ts";
import type { Database } from "../platform/database/schema.ts";
import { malformed } from "./read-body.ts";

const longestKey = 255;

/**
 * Makes something and answers its id, a repeat with the same Idempotency-Key the id of what the first made: what may be
 * told of it, the rights of the moment say.
 */
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
  const answer = await idempotently(trx, repeat, async () => ({
    status: 201,
    body: JSON.stringify({ id: await make() }),
  }));
  return (JSON.parse(answer.body) as { id: string }).id;
}
