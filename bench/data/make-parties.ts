import { productCategories } from "@runko/domain/enumerations/product-categories";
import type { Client } from "pg";
import { amounts, groupId, organizationId, productId, userId } from "./ids.ts";

const types = ["AvailabilityRequest", "Inquiry", "Order", "ChangeOrder", "CancelOrder", "Fault"];
const numbers = (from: number, amount: number) => Array.from({ length: amount }, (_, index) => from + index);

async function insert(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Suppliers with a product of every group, and subscribers, each with a user who has its role. */
export async function makeParties(client: Client): Promise<void> {
  const suppliers = numbers(1, amounts.suppliers).map((number) => ({ number, role: "SUPPLIER", name: "Toimittaja" }));
  const subscribers = numbers(101, amounts.subscribers).map((number) => ({
    number,
    role: "SUBSCRIBER",
    name: "Tilaaja",
  }));
  const parties = [...suppliers, ...subscribers];
  const groups = numbers(0, amounts.groups);
  await insert(
    client,
    "organizations",
    parties.map(({ number, role, name }) => ({
      id: organizationId(number),
      name: `${name} ${number} Oy`,
      backbone_operator: false,
      public_supplier: role === "SUPPLIER",
      multiproduct: false,
      contact_info: "",
      event_type_rights: role === "SUBSCRIBER" ? types : [],
      active_event_types: role === "SUPPLIER" ? types : [],
      minimum_normal_delivery_days: 10,
      delivery_check_days: 14,
      created_at: new Date(),
      version: 1,
    })),
  );
  await insert(
    client,
    "organization_role_grants",
    parties.map(({ number, role }) => ({ organization_id: organizationId(number), role })),
  );
  await insert(
    client,
    "users",
    parties.map(({ number, role }) => ({
      id: userId(number),
      first_name: "Matti",
      last_name: `Mittaaja ${number}`,
      email_address: `matti.${number}@${role.toLowerCase()}.example`,
      phone_numbers: [],
      job_title: "",
      group_account: false,
      disabled: false,
      tokens_valid_from: "-infinity",
      created_at: new Date(),
    })),
  );
  await insert(
    client,
    "user_organization_roles",
    parties.map(({ number, role }) => ({ user_id: userId(number), organization_id: organizationId(number), role })),
  );
  await insert(
    client,
    "product_groups",
    groups.map((group) => ({
      id: groupId(group),
      name: `Tuoteryhmä ${group}`,
      category: productCategories[group],
      multi_product: false,
    })),
  );
  await insert(
    client,
    "products",
    suppliers.flatMap(({ number }) =>
      groups.map((group) => ({
        id: productId(number, group),
        organization_id: organizationId(number),
        name: `Tuote ${number}-${group} 100 Mbit/s`,
        description: "",
        product_group_id: groupId(group),
        nni_product: false,
        initial_fee: 200,
        monthly_fee: 30,
        visibility: "public",
        custom_fields: [],
        active: true,
      })),
    ),
  );
}
