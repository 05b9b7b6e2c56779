import { mailTopics, type OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const state = "(CASE WHEN o.dead_at IS NOT NULL THEN 'dead' WHEN o.done_at IS NOT NULL THEN 'sent' ELSE 'waiting' END)";
/** What a password reset keeps is the address that was asked about. */
const recipient = "(coalesce(o.payload->>'to', o.payload->>'email', ''))";
const subject = "(coalesce(o.payload->>'subject', ''))";

/** What a filter may name of the outbox. */
export const publishedMails = publishEntity({
  name: "mail",
  key: "id",
  defaultOrder: [{ field: "createdAt", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "o.id", sortable: false },
    createdAt: { type: "instant", column: "o.created_at" },
    topic: { type: "text", column: "o.topic", sortable: false },
    state: { type: "text", column: state, sortable: false },
    to: { type: "text", column: recipient, sortable: false },
    subject: { type: "text", column: subject, sortable: false },
    attempts: { type: "integer", column: "o.attempts", sortable: false },
  },
  shown: ["doneAt", "nextAt", "error"],
  relations: {},
});

/** The outbox grows with every notice, so it is counted as a search is (D-27). */
const countedTo = 1001;

const mails = (mailTopics satisfies readonly OutboxTopic[]).map((topic) => `'${topic}'`).join(", ");

/** Mails, and of what mails are made of that which could not be. */
const list = {
  entity: publishedMails,
  from: "outbox o",
  json: `json_build_object('id', o.id, 'createdAt', ${isoInstant("o.created_at")}, 'topic', o.topic, 'state', ${state},
    'to', ${recipient}, 'subject', ${subject}, 'attempts', o.attempts,
    'doneAt', ${isoInstant("coalesce(o.done_at, o.dead_at)")},
    'nextAt', CASE WHEN ${state} = 'waiting' THEN ${isoInstant("o.available_at")} END, 'error', o.last_error)`,
  scope: createScope(`(o.topic IN (${mails}) OR o.dead_at IS NOT NULL)`, []),
  countedTo,
};

/** A page of the outbox, the newest first; the caller is known to be the product admin. */
export async function findMails(pool: Pool, filter: Filter): Promise<FoundRows> {
  return await findRows(pool, list, filter);
}
