import { statesOfStatus } from "@runko/domain/tmf/connection-product";
import { readTmfDay } from "@runko/domain/tmf/tmf-times";
import { registers } from "../connections/connection-entity.ts";
import { shownColumn } from "../documents/form-fields.ts";
import type { PublishedField } from "../platform/filter/published-entity.ts";
import type { TmfCondition } from "./read-tmf-query.ts";
import type { TmfRole } from "./tmf-caller.ts";
import type { TmfAttribute, TmfAttributes } from "./tmf-resource.ts";

/** A field of the register as its own list filters it. */
function ofRegister(role: TmfRole, name: "id" | "state" | "productId" | "contractEnd" | "category"): TmfAttribute {
  const { type, column } = (registers[role].fields as Readonly<Record<string, PublishedField>>)[name] ?? {
    type: "text",
    column: `c.${name}`,
  };
  return { type, columns: [column], as: "c" };
}

/** What an inventory is found by: fields of the register, and of the orders of its connections. */
export const inventoryAttributes = (role: TmfRole): TmfAttributes => ({
  id: ofRegister(role, "id"),
  status: ofRegister(role, "state"),
  "productOffering.id": ofRegister(role, "productId"),
  "productSpecification.id": ofRegister(role, "category"),
  startDate: { type: "date", columns: ["c.active_since"], as: "c" },
  terminationDate: { type: "date", columns: ["c.ended_on"], as: "c" },
  "productTerm.validFor.endDateTime": ofRegister(role, "contractEnd"),
  buyerId: { type: "uuid", columns: ["c.subscriber_id"], as: "c" },
  sellerId: { type: "uuid", columns: ["c.supplier_id"], as: "c" },
  "relatedParty.id": { type: "uuid", columns: ["c.subscriber_id", "c.supplier_id"], as: "c" },
  productSerialNumber: { type: "text", columns: [shownColumn("supplierConnectionId", role)] },
  "billingAccount.id": { type: "uuid", columns: ["d.billing_group_id"] },
  "place.postcode": { type: "text", columns: ["d.target_postal_code", "d.other_end_postal_code"] },
});

/** By attribute the field of the register's own list. */
export const inventorySorts = { id: "id", "productTerm.validFor.endDateTime": "contractEnd" } as const;

const stored: Readonly<Record<string, (value: string) => readonly string[]>> = {
  status: statesOfStatus,
  "productTerm.validFor.endDateTime": (value) => [readTmfDay(value) ?? value],
};

/** The condition by what the register keeps of the attribute. */
export function asStored(condition: TmfCondition): TmfCondition {
  const read = Object.hasOwn(stored, condition.attribute) ? stored[condition.attribute] : undefined;
  return read ? { ...condition, values: condition.values.flatMap(read) } : condition;
}
