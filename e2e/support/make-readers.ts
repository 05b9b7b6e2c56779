import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "./api-user.ts";
import { makeOperator } from "./make-operator.ts";
import { uniqueId } from "./unique-id.ts";

/** An organization with so many users beside its admin, all with an address of their own. */
export async function makeReaders(users: number): Promise<{ id: string; name: string; count: number }> {
  const { id, name } = await makeOperator("subscriber");
  const { call } = await apiUser("productAdmin");
  const { fields } = texts.controlUsers;
  const rows = Array.from(
    { length: users },
    (_none, index) =>
      `Lukija;Numero ${index};${uniqueId("lukija")}@operaattori.example;${texts.control.roles.SUBSCRIBER}`,
  );
  const csv = [`${fields.firstName};${fields.lastName};${fields.emailAddress};Roolit`, ...rows].join("\r\n");
  await call(`organizations/${id}/users/import`, { method: "POST", body: { csv } });
  return { id, name, count: users + 1 };
}
