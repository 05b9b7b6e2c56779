import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { requestKinds, requestStates } from "@runko/domain/documents/request-states";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described, instant, nullable, shown, text, uuid } from "../platform/entity/fields.ts";
import { nameOfUser } from "./document-entity.ts";

const nameless = z.string().nullable();

/** What the subscriber of a confirmed document has asked of its supplier. */
export const requests = defineEntity({
  name: "documentRequest",
  schema: "DocumentRequest",
  table: "document_requests",
  as: "r",
  key: "id",
  order: [["requestedAt", "DESC"]],
  fields: {
    id: uuid("r.id"),
    kind: text("r.kind", z.enum(requestKinds)),
    requestedByName: shown(nameOfUser("r.requested_by_id"), nameless),
    requestedAt: instant("r.requested_at"),
    reason: shown("r.reason"),
    changes: described(
      shown("r.changes", documentFieldsSchema),
      "What it would change of the document; null empties a field.",
    ),
    state: text("r.state", z.enum(requestStates)),
    charge: described(shown("r.charge::text", nameless), "What the supplier asks for it in all, in euros."),
    chargeUntil: described(shown("r.charge_until", nameless), "The last day on which the charge may be accepted."),
    refusalCode: shown("r.refusal_code", nameless),
    answer: described(shown("r.answer", nameless), "What the supplier said of it."),
    answeredByName: shown(nameOfUser("r.answered_by_id"), nameless),
    answeredAt: nullable(instant("r.answered_at")),
    consent: described(shown("r.consent", nameless), "What the subscriber said as it accepted the charge."),
    endedByName: described(
      shown(nameOfUser("r.ended_by_id"), nameless),
      "Who accepted, refused or withdrew it; null of what lapsed by itself.",
    ),
    endedAt: nullable(instant("r.ended_at")),
  },
});
