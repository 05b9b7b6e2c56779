import {
  mailStates,
  mailTopics,
  outboxTopics,
  staleError,
  type OutboxTopic,
} from "@runko/domain/operations/outbox-topics";
import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  described,
  instant,
  instantSchema,
  integer,
  nullable,
  shown,
  shownInstant,
  text,
  unsorted,
  uuid,
} from "../platform/entity/fields.ts";
import { createScope } from "../platform/filter/combine-where.ts";

const state = "(CASE WHEN o.dead_at IS NOT NULL THEN 'dead' WHEN o.done_at IS NOT NULL THEN 'sent' ELSE 'waiting' END)";
const nextAt = `CASE WHEN ${state} = 'waiting' THEN ${isoInstant("o.available_at")} END`;

/** The outbox. It grows with every notice, so it is counted as a search is (D-27). */
export const mails = defineEntity({
  name: "mail",
  schema: "MailEntry",
  table: "outbox",
  as: "o",
  key: "id",
  order: [["createdAt", "DESC"]],
  fields: {
    id: unsorted(uuid("o.id")),
    createdAt: instant("o.created_at"),
    topic: unsorted(text("o.topic", z.enum(outboxTopics))),
    state: unsorted(text(state, z.enum(mailStates))),
    // What a password reset keeps is the address that was asked about.
    to: unsorted(text("(coalesce(o.payload->>'to', o.payload->>'email', ''))")),
    subject: described(
      unsorted(text("(coalesce(o.payload->>'subject', ''))")),
      "Empty for what is made when it is sent.",
    ),
    attempts: unsorted(integer("o.attempts")),
    doneAt: described(nullable(shownInstant("coalesce(o.done_at, o.dead_at)")), "When it was sent or given up."),
    nextAt: described(nullable(shown(nextAt, instantSchema)), "When it is tried next."),
    error: described(
      shown("o.last_error", z.string().nullable()),
      `What the mail server said last; ${staleError} of what was not tried in time.`,
    ),
  },
  countedTo: countLimit,
});

const topics = (mailTopics satisfies readonly OutboxTopic[]).map((topic) => `'${topic}'`).join(", ");

/** Mails, and of what mails are made of that which could not be. */
export const mailsOrDead = createScope(`(o.topic IN (${topics}) OR o.dead_at IS NOT NULL)`, []);
