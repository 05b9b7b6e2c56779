import { itemActions } from "@runko/domain/tmf/tmf-resources";
import { shownColumn } from "../documents/form-fields.ts";
import { itemAttributes, partyAttributes } from "./document-attributes.ts";
import { stateSql } from "./state-sql.ts";
import type { TmfRole } from "./tmf-caller.ts";
import type { TmfAttributes } from "./tmf-resource.ts";

/** The state of an order, over `documents d`. */
export const orderState = stateSql("productOrder");

const action = `(CASE d.document_type ${Object.entries(itemActions)
  .map(([type, name]) => `WHEN '${type}' THEN '${name}'`)
  .join(" ")} END)`;

const attributesIn = (role: TmfRole): TmfAttributes => ({
  ...partyAttributes,
  ...itemAttributes("productOrderItem", orderState),
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
  "productOrderItem.action": { type: "text", columns: [action] },
  "productOrderItem.product.productSerialNumber": {
    type: "text",
    columns: [shownColumn("supplierConnectionId", role)],
  },
});

const attributes = { SUBSCRIBER: attributesIn("SUBSCRIBER"), SUPPLIER: attributesIn("SUPPLIER") };
export const orderAttributes = (role: TmfRole): TmfAttributes => attributes[role];

export const orderSorts = {
  id: "id",
  orderDate: "createdAt",
  requestedCompletionDate: "document.requestedDate",
} as const;
