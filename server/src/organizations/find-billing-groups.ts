import { invoiceTypes } from "@runko/domain/enumerations/invoice-types";
import type { Pool } from "pg";
import { z } from "zod";
import { objectJson, objectWhere, schemaOf, shown, version } from "../platform/entity/fields.ts";
import { addressFields, addressSchema } from "./address-fields.ts";

/** A billing group `g` with its address `a`. */
export const billingGroupFields = {
  id: shown("g.id"),
  name: shown("g.name"),
  type: shown("g.type", z.enum(invoiceTypes)),
  eBillingAddress: shown("g.e_billing_address"),
  operatorId: shown("g.operator_id"),
  isDefault: shown("g.is_default", z.boolean()),
  address: objectWhere("a.id IS NOT NULL", addressFields("a"), addressSchema),
  version: version(["g.name, g.type, g.e_billing_address, g.operator_id, g.is_default, g.address_id"]),
};

export const billingGroupSchema = schemaOf(billingGroupFields).meta({ id: "BillingGroup" });

/** The billing groups of one organization as JSON text, the default one first, then by name in Finnish order. */
export async function findBillingGroups(pool: Pool, organizationId: string): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "billing_groups",
    text: `SELECT coalesce(json_agg(${objectJson(billingGroupFields)}
        ORDER BY g.is_default DESC, g.name COLLATE "fi-x-icu", g.id), '[]')::text AS json
      FROM billing_groups g LEFT JOIN addresses a ON a.id = g.address_id WHERE g.organization_id = $1 AND g.active`,
    values: [organizationId],
  });
  return rows[0]?.json ?? "[]";
}
