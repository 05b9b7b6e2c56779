import { recipientStates } from "@runko/domain/mass-mails/mass-mail";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  described,
  finnish,
  instant,
  nullable,
  over,
  shown,
  shownInstant,
  text,
  unsorted,
  uuid,
} from "../platform/entity/fields.ts";
import { createScope } from "../platform/filter/combine-where.ts";

const amount = (name: string) => over("c", shown(`c.${name}`, z.int()));

const listed = {
  id: uuid("m.id"),
  createdAt: instant("m.created_at"),
  createdByName: over("u", shown("u.first_name || ' ' || u.last_name", z.string().nullable())),
  subject: finnish("m.subject"),
  recipients: amount("recipients"),
  sent: amount("sent"),
  failed: described(amount("failed"), "Given up."),
  stopped: described(amount("stopped"), "Not to be sent any more; the others that are neither sent nor given up wait."),
  stoppedAt: nullable(shownInstant("m.stopped_at")),
};

const massMail = {
  table: "mass_mails",
  as: "m",
  joins: {
    u: "LEFT JOIN users u ON u.id = m.created_by_id",
    c: `CROSS JOIN LATERAL (
      SELECT count(*) AS recipients, count(r.sent_at) AS sent, count(r.failed_at) AS failed,
        count(*) FILTER (WHERE m.stopped_at IS NOT NULL AND r.mail_id IS NULL) AS stopped
      FROM mass_mail_recipients r WHERE r.mass_mail_id = m.id) c`,
  },
  key: "id",
  order: [["createdAt", "DESC"]],
} as const;

/** Mass e-mails with how far each is. */
export const massMails = defineEntity({ ...massMail, name: "massMail", schema: "ListedMassMail", fields: listed });

const organizations = `(SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name)
    ORDER BY o.name COLLATE "fi-x-icu", o.id), '[]'::json)
  FROM organizations o WHERE o.id::text IN (SELECT jsonb_array_elements_text(m.criteria -> 'organizationIds')))`;

/** One of them whole, with the names of the organizations that it was for. */
export const wholeMassMails = defineEntity({
  ...massMail,
  name: "wholeMassMail",
  schema: "MassMail",
  fields: {
    ...listed,
    text: shown("m.content"),
    criteria: shown(
      "m.criteria",
      z.strictObject({
        roles: z.array(z.string()),
        organizationIds: z.array(z.string()),
        organizationKinds: z.array(z.string()),
        eventTypes: z.array(z.string()),
      }),
    ),
    organizations: shown(organizations, z.array(z.strictObject({ id: z.string(), name: z.string() }))),
  },
});

const state = `(CASE WHEN r.sent_at IS NOT NULL THEN 'sent' WHEN r.failed_at IS NOT NULL THEN 'failed'
  WHEN r.mail_id IS NULL AND m.stopped_at IS NOT NULL THEN 'stopped' ELSE 'waiting' END)`;

/** The recipients of mass e-mails, with what became of each. */
export const massMailRecipients = defineEntity({
  name: "massMailRecipient",
  schema: "MassMailRecipient",
  table: "mass_mail_recipients",
  as: "r",
  joins: { m: "JOIN mass_mails m ON m.id = r.mass_mail_id" },
  key: "emailAddress",
  order: [["name", "ASC"]],
  fields: {
    emailAddress: text("r.email_address"),
    name: finnish("r.name"),
    state: over("m", unsorted(text(state, z.enum(recipientStates)))),
    at: described(nullable(shownInstant("coalesce(r.sent_at, r.failed_at)")), "When it was sent or given up."),
    error: described(shown("r.error", z.string().nullable()), "What the mail server said."),
  },
});

export const recipientsOf = (massMailId: string) => createScope("r.mass_mail_id = $1", [massMailId]);
