import type { FieldName } from "@runko/domain/documents/document-fields";
import { shownColumn } from "../documents/form-fields.ts";
import type { TmfRole } from "./tmf-caller.ts";
import type { TmfAttribute, TmfAttributes } from "./tmf-resource.ts";

const ofProducts = (condition: string) =>
  `EXISTS (SELECT FROM event_products p WHERE p.document_id = d.id AND ${condition})`;
const ofSent = (condition: string) =>
  `(d.anonymized_at IS NULL AND d.id IN (SELECT tmf.document_id FROM tmf_documents tmf WHERE ${condition}))`;

/** What every resource that is documents of ours is found by. */
export const partyAttributes = {
  id: { type: "integer", columns: ["d.id"] },
  buyerId: { type: "uuid", columns: ["d.subscriber_id"] },
  sellerId: { type: "uuid", columns: ["d.supplier_id"] },
  "relatedParty.id": { type: "uuid", columns: ["d.subscriber_id", "d.supplier_id"] },
  externalId: { type: "text", columns: ["tmf.external_id"], within: ofSent },
} as const satisfies TmfAttributes;

const postcodes: TmfAttribute = { type: "text", columns: ["d.target_postal_code", "d.other_end_postal_code"] };

/** What every resource that has items is found by in them. */
export const itemAttributes = (items: string, state: string): TmfAttributes => ({
  "place.postcode": postcodes,
  [`${items}.product.place.postcode`]: postcodes,
  [`${items}.state`]: { type: "text", columns: [state] },
  [`${items}.product.productSpecification.id`]: { type: "text", columns: ["d.category"] },
  [`${items}.productOffering.id`]: { type: "uuid", columns: ["p.product_id"], within: ofProducts },
});

type DayField = Extract<FieldName, "validUntilDate">;

/** The last instant of a day in Helsinki, as this role may see it. */
export const endOfDayColumn = (field: DayField, role: TmfRole): string =>
  `((${shownColumn(field, role)} + 1)::timestamp AT TIME ZONE 'Europe/Helsinki' - interval '1 millisecond')`;

/** When it was answered, of what is answered and not given up. */
export const answeredColumn = "(CASE WHEN d.event_state = 'READY' THEN d.ready_at END)";
