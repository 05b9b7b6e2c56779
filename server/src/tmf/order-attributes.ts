import { itemActions } from "@runko/domain/tmf/tmf-resources";
import { shownColumn } from "../documents/form-fields.ts";
import { stateSql } from "./state-sql.ts";
import type { TmfRole } from "./tmf-caller.ts";
import type { TmfAttributes } from "./tmf-resource.ts";

const ofProducts = (condition: string) =>
  `EXISTS (SELECT FROM event_products p WHERE p.document_id = d.id AND ${condition})`;
const ofSent = (condition: string) =>
  `(d.anonymized_at IS NULL AND d.id IN (SELECT tmf.document_id FROM tmf_documents tmf WHERE ${condition}))`;

/** The state of an order, over `documents d`. */
export const orderState = stateSql("productOrder");

const action = `(CASE d.document_type ${Object.entries(itemActions)
  .map(([type, name]) => `WHEN '${type}' THEN '${name}'`)
  .join(" ")} END)`;

/** What every resource that is documents of ours is found by. */
const partyAttributes = {
  id: { type: "integer", columns: ["d.id"] },
  buyerId: { type: "uuid", columns: ["d.subscriber_id"] },
  sellerId: { type: "uuid", columns: ["d.supplier_id"] },
  "relatedParty.id": { type: "uuid", columns: ["d.subscriber_id", "d.supplier_id"] },
  externalId: { type: "text", columns: ["tmf.external_id"], within: ofSent },
} as const satisfies TmfAttributes;

export const orderAttributes = (role: TmfRole): TmfAttributes => ({
  ...partyAttributes,
  category: { type: "text", columns: ["d.document_type"] },
  state: { type: "text", columns: [orderState] },
  orderDate: { type: "instant", columns: ["d.created_at"] },
  cancellationDate: { type: "instant", columns: ["d.cancelled_at"] },
  requestedCompletionDate: { type: "date", columns: ["d.requested_date"] },
  expectedCompletionDate: {
    type: "date",
    columns: [`(CASE WHEN ${orderState} = 'inProgress' THEN ${shownColumn("estimatedDeliveryDate", role)} END)`],
  },
  "billingAccount.id": { type: "uuid", columns: ["d.billing_group_id"] },
  "agreement.id": { type: "text", columns: ["d.contract_number"] },
  "place.postcode": { type: "text", columns: ["d.target_postal_code", "d.other_end_postal_code"] },
  "productOrderItem.product.place.postcode": {
    type: "text",
    columns: ["d.target_postal_code", "d.other_end_postal_code"],
  },
  "productOrderItem.action": { type: "text", columns: [action] },
  "productOrderItem.state": { type: "text", columns: [orderState] },
  "productOrderItem.product.productSerialNumber": {
    type: "text",
    columns: [shownColumn("supplierConnectionId", role)],
  },
  "productOrderItem.product.productSpecification.id": { type: "text", columns: ["d.category"] },
  "productOrderItem.productOffering.id": { type: "uuid", columns: ["p.product_id"], within: ofProducts },
});

export const orderSorts = {
  id: "id",
  orderDate: "createdAt",
  requestedCompletionDate: "document.requestedDate",
} as const;
