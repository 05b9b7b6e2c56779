import { newsletterFieldsSchema } from "@runko/domain/newsletters/newsletter-schema";
import { newsletterStates, type NewsletterState } from "@runko/domain/newsletters/newsletter-states";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described, finnish, instant, nullable, shown, shownInstant, text, uuid } from "../platform/entity/fields.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

const conditions: Record<NewsletterState, string> = {
  WITHDRAWN: "n.withdrawn_at IS NOT NULL",
  DRAFT: "n.publish_at IS NULL",
  SCHEDULED: "n.publish_at > $1",
  PUBLISHED: "n.publish_at <= $1",
};
const order: readonly NewsletterState[] = ["WITHDRAWN", ...newsletterStates.filter((state) => state !== "WITHDRAWN")];
const state = `CASE ${order.map((name) => `WHEN ${conditions[name]} THEN '${name}'`).join(" ")} END`;

const written = newsletterFieldsSchema.shape;

/** Newsletters in any state at the time $1, as their writer sees them. */
export const briefings = defineEntity({
  name: "briefing",
  schema: "Briefing",
  table: "newsletters",
  as: "n",
  key: "id",
  order: [["updatedAt", "DESC"]],
  fields: {
    id: uuid("n.id", idSchema),
    title: finnish("n.title", written.title),
    body: shown("n.body", written.body),
    audience: text("n.audience", written.audience),
    state: shown(state, z.enum(newsletterStates)),
    publishAt: described(nullable(instant("n.publish_at")), "Null: a draft."),
    withdrawnAt: nullable(shownInstant("n.withdrawn_at")),
    createdAt: instant("n.created_at"),
    updatedAt: instant("n.updated_at"),
    version: described(shown("n.version", z.number()), "Also the ETag; a change sends it back as If-Match."),
  },
});

const at = "$1::timestamptz IS NOT NULL";
export const briefingsAt = (now: Date) => createScope(at, [now]);

/** SQL of one newsletter $2 in any state. */
export const oneBriefing = `${at} AND n.id = $2`;
