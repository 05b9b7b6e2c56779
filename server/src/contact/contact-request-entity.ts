import { feedbackCategories, inboxKinds } from "@runko/domain/contact/feedback";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { boolean, described, finnish, instant, nullable, over, shown, text, uuid } from "../platform/entity/fields.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

/** The inbox of what is asked without a login, and of feedback. */
export const contactRequests = defineEntity({
  name: "contactRequest",
  schema: "ContactRequest",
  table: "contact_requests",
  as: "c",
  joins: {
    u: "LEFT JOIN users u ON u.id = c.handled_by",
    o: "LEFT JOIN organizations o ON o.id = c.organization_id",
  },
  key: "id",
  order: [["receivedAt", "DESC"]],
  fields: {
    id: uuid("c.id", idSchema),
    kind: text("c.kind", z.enum(inboxKinds)),
    name: finnish("c.name"),
    organizationName: finnish("c.organization_name"),
    businessId: shown("c.business_id"),
    emailAddress: text("c.email_address"),
    phoneNumber: shown("c.phone_number"),
    message: shown("c.message"),
    category: described(text("c.category", z.enum(feedbackCategories).nullable()), "Of feedback alone."),
    page: shown("c.page"),
    failedRequestId: shown("c.failed_request_id"),
    receivedAt: instant("c.received_at"),
    handled: boolean("(c.handled_at IS NOT NULL)"),
    handledAt: nullable(instant("c.handled_at")),
    handledById: uuid("c.handled_by", idSchema.nullable()),
    handledByName: over("u", shown("u.first_name || ' ' || u.last_name", z.string().nullable())),
    organizationId: described(
      over("o", shown("o.id", idSchema.nullable())),
      "The organization that was made of a request for credentials.",
    ),
    organizationMade: described(
      over("o", shown("o.name", z.string().nullable())),
      "Its name; null when it has been deleted.",
    ),
  },
});
