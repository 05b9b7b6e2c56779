import { anyVersion, apiUser } from "./api-user.ts";
import { demoPassword } from "./demo.ts";
import { inviteWith } from "./set-first-password.ts";
import { uniqueId } from "./unique-id.ts";

/** An organization of a story's own, with the login of one who has all its roles; the password is that of the demo. */
export type Party = { id: string; name: string; login: string };

const eventTypes = ["AvailabilityRequest", "Inquiry", "Order", "ChangeOrder", "CancelOrder", "Fault"];

async function makeParty(name: string, organizationRoles: readonly string[], parent?: Party): Promise<Party> {
  const { call } = await apiUser("productAdmin");
  const login = `${uniqueId("tekija")}@kymijoki.example`;
  const body = {
    name,
    eventTypeRights: eventTypes,
    activeEventTypes: eventTypes.filter((type) => type !== "Fault"),
    organizationRoles,
    admin: {
      firstName: "Aino",
      lastName: "Tekijä",
      emailAddress: login,
      phoneNumber: ["+358401234567"],
    },
    ...(parent && { parentOrganizationId: parent.id }),
  };
  const { id, admin } = await call<{ id: string; admin: { id: string } }>("organizations", { method: "POST", body });
  const roles = organizationRoles.map((role) => ({ organizationId: id, role }));
  await call(`users/${admin.id}`, { method: "PATCH", headers: anyVersion, body: { organizationRoles: roles } });
  // Faults are taken in by an organization that has somebody to handle them (D-9d).
  if (organizationRoles.includes("ERROR_HANDLER"))
    await call(`organizations/${id}`, { method: "PATCH", headers: anyVersion, body: { activeEventTypes: eventTypes } });
  await inviteWith(login, demoPassword);
  return { id, name, login };
}

/** A supplier, below another one if that is given. */
export const makeSupplier = (parent?: Party): Promise<Party> =>
  makeParty(`${uniqueId("Kymijoen Kuitu")} Oy`, ["SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"], parent);

export const makeSubscriber = (): Promise<Party> =>
  makeParty(`${uniqueId("Kotkan Puhelin")} Oy`, ["SUBSCRIBER", "SUBSCRIBER_ADMIN"]);

/** A subscriber that may order everything from the supplier. */
export async function makeSubscriberOf(supplier: Party): Promise<Party> {
  const subscriber = await makeSubscriber();
  const { call } = await apiUser("productAdmin");
  const path = `organizations/${subscriber.id}/subscriptions`;
  await call(path, { method: "POST", body: { supplierId: supplier.id, eventTypes } });
  await call(path, { method: "PATCH", headers: anyVersion, body: { supplierId: supplier.id, active: true } });
  return subscriber;
}

async function groupId(name: string): Promise<string | undefined> {
  const { call } = await apiUser("productAdmin");
  const filter = encodeURIComponent(JSON.stringify({ where: { name } }));
  const [found] = await call<{ id: string }[]>(`product-groups?filter=${filter}`);
  return found?.id;
}

/** A product of the supplier in a group of the demo; answers its id. */
export async function makeProductOf(supplier: Party, group: string, name: string, more: object = {}): Promise<string> {
  const { call } = await apiUser("productAdmin");
  const body = { name, productGroupId: await groupId(group), ...more };
  return (await call<{ id: string }>(`organizations/${supplier.id}/products`, { method: "POST", body })).id;
}

/** An NNI of the supplier for products of this group, from which the subscriber may order. */
export async function makeNniOf(supplier: Party, group: string, subscriber: Party): Promise<string> {
  const { call } = await apiUser("productAdmin");
  const identifier = uniqueId("NNI");
  const base = `organizations/${supplier.id}/nnis`;
  const { id } = await call<{ id: string }>(base, { method: "POST", body: { identifier } });
  await call(`${base}/${id}/product-groups`, { method: "POST", body: { productGroupId: await groupId(group) } });
  const right = { organizationId: subscriber.id, allowFrom: true, allowTo: false };
  await call(`${base}/${id}/rights`, { method: "POST", body: right });
  return identifier;
}
