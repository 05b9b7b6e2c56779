import type { AppContext } from "../app-context.ts";
import { idempotently, type Repeatable } from "../platform/http/idempotency.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { sendMessage, type SendRequest } from "./send-message.ts";

/** Sends a message in a transaction of its own, once for a request that is known by a key. Answers the message as JSON text. */
export async function sendOnce(
  { db }: Pick<AppContext, "db">,
  asked: SendRequest,
  once: Repeatable | undefined,
): Promise<string> {
  return await inTransaction(
    db,
    async (trx) => {
      if (!once) return await sendMessage(trx, asked);
      const { body } = await idempotently(trx, once, async () => ({
        status: 201,
        body: await sendMessage(trx, asked),
      }));
      return body;
    },
    { repeatable: true },
  );
}
