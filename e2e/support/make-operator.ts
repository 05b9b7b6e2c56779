import { apiUser } from "./api-user.ts";
import { uniqueId } from "./unique-id.ts";

export const operatorPassword = "virtaavan-veden-varrella";
export type Operator = { id: string; name: string; emailAddress: string };

const rolesOf = { supplier: ["SUPPLIER", "SUPPLIER_ADMIN"], subscriber: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"] } as const;

/** An organization of the story's own, with a user who has all of its roles and logs in with `operatorPassword`. */
export async function makeOperator(side: keyof typeof rolesOf): Promise<Operator> {
  const { call } = await apiUser("productAdmin");
  const name = `${uniqueId(side === "supplier" ? "Myyjä" : "Ostaja")} Oy`;
  const emailAddress = `${uniqueId("yllapito")}@operaattori.example`;
  const organizationRoles = rolesOf[side];
  const types = ["Inquiry", "Order"];
  const { id, admin } = await call<{ id: string; admin: { id: string } }>("organizations", {
    method: "POST",
    body: {
      name,
      organizationRoles,
      ...(side === "supplier" ? { activeEventTypes: types } : { eventTypeRights: types }),
      admin: {
        firstName: "Lauri",
        lastName: "Lähde",
        emailAddress,
        phoneNumber: ["+358401234567"],
        password: operatorPassword,
      },
    },
  });
  const roles = organizationRoles.map((role) => ({ organizationId: id, role }));
  await call(`users/${admin.id}`, { method: "PATCH", body: { organizationRoles: roles } });
  return { id, name, emailAddress };
}

/** A product of a supplier that any of its subscribers may order; answers where it is found. */
export async function makeOffer({ id }: Operator): Promise<{ group: string; product: string }> {
  const { call } = await apiUser("productAdmin");
  const filter = encodeURIComponent(JSON.stringify({ where: { category: "SERVICES" }, limit: 1 }));
  const [group] = await call<{ id: string; name: string }[]>(`product-groups?filter=${filter}`);
  const product = uniqueId("Asennuspalvelu");
  const body = { name: product, productGroupId: group?.id };
  await call(`organizations/${id}/products`, { method: "POST", body });
  return { group: group?.name ?? "", product };
}
