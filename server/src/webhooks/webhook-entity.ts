import { heardRoles, toldFormats, webhookFormats, webhookRoles } from "@runko/domain/webhooks/check-webhook";
import { attemptErrors } from "@runko/domain/webhooks/delivery-schedule";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  boolean,
  described,
  finnish,
  instant,
  integer,
  nullable,
  objectJson,
  schemaOf,
  shown,
  shownInstant,
  text,
  uuid,
  version,
} from "../platform/entity/fields.ts";
import { createScope } from "../platform/filter/combine-where.ts";

const rolesSchema = z.enum(webhookRoles);
const typesSchema = z.array(z.string());
const offReasons = z.enum(["admin", "gone", "failing"]);

const countOf = (state: string) =>
  shown(
    `(SELECT count(*)::int FROM (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = '${state}' LIMIT 1000) x)`,
    z.int(),
  );

/** The webhooks of an organization; no answer but the one that makes it tells a secret. */
export const webhookRows = defineEntity({
  name: "webhook",
  schema: "Webhook",
  table: "webhooks",
  as: "w",
  key: "id",
  order: [["name", "ASC"]],
  fields: {
    id: uuid("w.id"),
    name: finnish("w.name"),
    url: shown("w.url"),
    role: described(
      text("w.role", z.enum(heardRoles)),
      "In whose eyes events are told; `BOTH`: a hub hears on either side.",
    ),
    format: described(
      shown(
        "(CASE WHEN w.hub_api IS NOT NULL THEN 'tmf' WHEN w.whole THEN 'full' ELSE 'thin' END)",
        z.enum(webhookFormats),
      ),
      "`thin`: where the document is; `full`: the document too, as `GET` tells it when it is sent, unless the message were over 20 kB; `tmf`: a client of the TM Forum façade has made it as a hub, it tells whole resources.",
    ),
    hubApi: described(shown("w.hub_api", z.string().nullable()), "The API of the façade under which the hub stands."),
    hubQuery: described(shown("w.hub_query", z.string().nullable()), "What the hub asked to hear."),
    types: described(shown("w.types", typesSchema), "Types of events, `order.*` or `*`."),
    excludeOwn: described(boolean("w.exclude_own"), "Whether what the organization does itself is left out."),
    off: boolean("(w.off_since IS NOT NULL)"),
    offSince: nullable(shownInstant("w.off_since")),
    offReason: described(
      shown("w.off_reason", offReasons.nullable()),
      "`admin`: turned off here; `gone`: it answered 410; `failing`: every attempt of five days failed.",
    ),
    failingSince: described(nullable(shownInstant("w.failing_since")), "Since when every attempt has failed."),
    pausedUntil: described(nullable(shownInstant("w.paused_until")), "Until when it asked to be left alone."),
    formerSecretUntil: described(
      nullable(shownInstant("w.former_until")),
      "Until when the secret before the present one signs too.",
    ),
    waiting: described(countOf("waiting"), "Deliveries that wait, at most 1000."),
    failed: described(countOf("failed"), "Deliveries that were given up, at most 1000."),
    createdAt: instant("w.created_at"),
    version: version(["w.name, w.url, w.role, w.types, w.exclude_own, w.whole, w.off_since"]),
  },
});

const attemptFields = {
  at: shownInstant("a.at"),
  durationMs: shown("a.duration_ms", z.int()),
  status: shown("a.status", z.int().nullable()),
  error: described(shown("a.error", z.enum(attemptErrors).nullable()), "Why there was no answer."),
  answer: described(
    shown("a.answer"),
    "How the answer begins; of a whole document that was refused its codes alone, of one that was taken nothing.",
  ),
};
const attemptSchema = schemaOf(attemptFields).meta({ id: "WebhookAttempt" });
const attempts = `coalesce((SELECT json_agg(${objectJson(attemptFields)} ORDER BY a.at DESC) FROM (
  SELECT * FROM webhook_attempts WHERE delivery_id = d.id ORDER BY at DESC LIMIT 20) a), '[]'::json)`;

/** What was or is to be sent to a webhook, the newest event first. */
export const deliveryRows = defineEntity({
  name: "webhookDelivery",
  schema: "WebhookDelivery",
  table: "webhook_deliveries",
  as: "d",
  key: "id",
  order: [["eventAt", "DESC"]],
  countedTo: 1000,
  fields: {
    id: uuid("d.id"),
    eventType: text("d.event_type"),
    eventAt: instant("d.event_at"),
    eventId: described(integer("d.document_id"), "The TID."),
    state: text("d.state", z.enum(["waiting", "delivered", "failed"])),
    attemptCount: shown("d.attempts", z.int()),
    dueAt: described(nullable(shownInstant("d.due_at")), "When the next attempt is due."),
    attempts: described(shown(attempts, z.array(attemptSchema)), "The newest 20, the newest first."),
  },
});

export const webhooksOf = (organizationId: string) => createScope("w.organization_id = $1", [organizationId]);
export const deliveriesOf = (organizationId: string, webhookId: string) =>
  createScope("d.webhook_id = (SELECT id FROM webhooks WHERE organization_id = $1 AND id = $2)", [
    organizationId,
    webhookId,
  ]);

/** SQL of one webhook of an organization. */
export const oneWebhook = "w.organization_id = $1 AND w.id = $2";

const writtenShape = {
  name: z.string(),
  url: z.string(),
  role: rolesSchema,
  types: typesSchema.max(500),
  excludeOwn: z.boolean(),
  format: z.enum(toldFormats),
};

/** Shapes only; what they must be is told by checkWebhook. */
export const newWebhookSchema = z.strictObject({
  ...writtenShape,
  excludeOwn: writtenShape.excludeOwn.default(false),
  format: writtenShape.format.default("thin"),
});
export const webhookPatchSchema = z
  .strictObject({
    ...writtenShape,
    off: z.boolean(),
    missed: z.enum(["send", "skip"]).meta({
      description: "When it is turned on again: whether what came meanwhile is sent. Without: it is skipped.",
    }),
  })
  .partial();

export const secretSchema = z
  .strictObject({ secret: z.string().meta({ description: "Shown this once." }) })
  .meta({ id: "WebhookSecret" });
export const madeWebhookSchema = secretSchema.extend({ id: z.string() }).meta({ id: "MadeWebhook" });
export const testedSchema = attemptSchema;
export const resendSchema = z.strictObject({
  since: z.iso.datetime().meta({ description: "Events from this moment on that were given up are sent again." }),
});
export const resentSchema = z.strictObject({ sent: z.int() }).meta({ id: "ResentDeliveries" });
