import { apiUser } from "./api-user.ts";
import { demoPassword } from "./demo.ts";
import { uniqueId } from "./unique-id.ts";

/** An organization of a story's own, with the login of one who has all its roles. */
export type Party = { id: string; name: string; login: string; password: string };

const eventTypes = ["AvailabilityRequest", "Inquiry", "Order", "ChangeOrder", "CancelOrder", "Fault"];

const person = (lastName: string, emailAddress: string) => ({
  firstName: "Aino",
  lastName,
  emailAddress,
  phoneNumber: ["+358401234567"],
});

/** An organization with its admin, and beside the admin one who has all the roles and logs in. */
async function makeParty(prefix: string, organizationRoles: readonly string[]): Promise<Party> {
  const { call } = await apiUser("productAdmin");
  const name = uniqueId(prefix);
  const admin = person("Ylläpitäjä", `${uniqueId("yllapito")}@kymijoki.example`);
  const body = { name, eventTypeRights: eventTypes, activeEventTypes: eventTypes, organizationRoles, admin };
  const { id } = await call<{ id: string }>("organizations", { method: "POST", body });
  const login = `${uniqueId("tekija")}@kymijoki.example`;
  const user = { ...person("Tekijä", login), password: demoPassword, roles: organizationRoles };
  await call(`organizations/${id}/users`, { method: "POST", body: user });
  return { id, name, login, password: demoPassword };
}

export const makeSupplier = (): Promise<Party> =>
  makeParty("Kymijoen Kuitu", ["SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"]);

/** A subscriber that may order everything from the supplier. */
export async function makeSubscriberOf(supplier: Party): Promise<Party> {
  const subscriber = await makeParty("Kotkan Puhelin", ["SUBSCRIBER", "SUBSCRIBER_ADMIN"]);
  const { call } = await apiUser("productAdmin");
  const path = `organizations/${subscriber.id}/subscriptions`;
  await call(path, { method: "POST", body: { supplierId: supplier.id, eventTypes } });
  await call(path, { method: "PATCH", body: { supplierId: supplier.id, active: true } });
  return subscriber;
}

/** A product of the supplier in a group of the demo; answers its id. */
export async function makeProductOf(supplier: Party, group: string, name: string): Promise<string> {
  const { call } = await apiUser("productAdmin");
  const filter = encodeURIComponent(JSON.stringify({ where: { name: group } }));
  const [found] = await call<{ id: string }[]>(`product-groups?filter=${filter}`);
  const body = { name, productGroupId: found?.id };
  return (await call<{ id: string }>(`organizations/${supplier.id}/products`, { method: "POST", body })).id;
}
