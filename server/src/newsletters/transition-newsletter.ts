import {
  mayDoToNewsletter,
  newsletterState,
  type NewsletterAction,
  type NewsletterState,
} from "@runko/domain/newsletters/newsletter-states";
import type { Kysely, Transaction } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { logNewsletter } from "./log-newsletter.ts";
import { lockNewsletter, type StoredNewsletter } from "./newsletter-store.ts";

type Turn = {
  id: string;
  action: NewsletterAction;
  /** Refuses the turn for a version that is not the present one. */
  checkVersion?: (trx: Transaction<Database>, version: number) => Promise<void>;
};
type Turned = (
  trx: Transaction<Database>,
  before: StoredNewsletter,
  state: NewsletterState,
) => Promise<StoredNewsletter | null>;

/** Does to a newsletter what its state allows, writes it down, and logs it; `turn` answers what the newsletter became. */
export async function transitionNewsletter(
  db: Kysely<Database>,
  actor: AdminActor,
  { id, action, checkVersion }: Turn,
  turn: Turned,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const locked = await lockNewsletter(trx, id);
    if (!locked) throw new Problem("NOT_FOUND");
    await checkVersion?.(trx, locked.version);
    const before = locked.newsletter;
    // Of two who turn it at once the later one may have come first: it finds what the other made, not what is to come.
    const at = locked.changedAt > actor.at ? locked.changedAt : actor.at;
    const state = newsletterState(before, at);
    if (!mayDoToNewsletter(state, action)) throw new Problem("NEWSLETTER_STATE");
    await logNewsletter(trx, actor, { id, before, after: await turn(trx, before, state) });
  });
}
