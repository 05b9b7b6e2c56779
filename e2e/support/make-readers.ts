import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "./api-user.ts";
import { makeSubscriber } from "./make-trade.ts";
import { uniqueId } from "./unique-id.ts";

/** An organization with so many users beside its admin, all with an address of their own, the last ones in these domains. */
export async function makeReaders(
  users: number,
  lastDomains: readonly string[] = [],
): Promise<{ id: string; name: string; count: number }> {
  const { id, name } = await makeSubscriber();
  const { call } = await apiUser("productAdmin");
  const { fields } = texts.controlUsers;
  const domainOf = (index: number) => lastDomains[index - users + lastDomains.length] ?? "operaattori.example";
  const rows = Array.from(
    { length: users },
    (_none, index) =>
      `Lukija;Numero ${index};${uniqueId("lukija")}@${domainOf(index)};${texts.control.roles.SUBSCRIBER}`,
  );
  const csv = [`${fields.firstName};${fields.lastName};${fields.emailAddress};Roolit`, ...rows].join("\r\n");
  await call(`organizations/${id}/users/import`, { method: "POST", body: { csv } });
  return { id, name, count: users + 1 };
}
