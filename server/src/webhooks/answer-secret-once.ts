import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { answerOnce, type Asking } from "../platform/http/idempotency.ts";
import { Problem } from "../platform/http/problem.ts";
import { openText, sealText } from "../platform/sealed-text.ts";

const purpose = "answered secrets";

/** As `answerOnce`, for an answer that shows a secret: what is kept of it for a repeat is sealed. */
export async function answerSecretOnce<Made>(
  { db, config }: Pick<AppContext, "db" | "config">,
  request: Asking,
  work: (trx: Transaction<Database>) => Promise<Made>,
): Promise<Made> {
  const { id: owner } = request.session.user;
  const sealed = await answerOnce(db, request, async (trx) =>
    sealText(config, purpose, owner, JSON.stringify(await work(trx))),
  );
  const text = openText(config, purpose, owner, sealed);
  // Another secret of the deployment has been set since: the answer is lost, and the key stands for what was made.
  if (text === null) throw new Problem("IDEMPOTENCY_KEY_REUSED");
  return JSON.parse(text) as Made;
}
