import { isProductAdmin, ownOrganizationIds, type UserForRights } from "@runko/domain/organizations/roles";
import { answer, answerList } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { storage } from "../storage/client-storage.ts";

export type NamedOrganization = { id: string; name: string };

const pageLength = 1000;

/** A page of the organizations that the user may select, by name: of all for the product admin, else of the own ones. */
async function selectablePage(user: UserForRights, page: { limit: number; skip?: number; only?: string }) {
  const own = ownOrganizationIds(user).filter((id) => page.only === undefined || id === page.only);
  if (!isProductAdmin(user) && own.length === 0) return { rows: [], total: 0 };
  const where = isProductAdmin(user) ? { id: page.only } : { id: { inq: own } };
  const { limit, skip } = page;
  const filter = JSON.stringify({ where, fields: ["id", "name"], order: "name ASC", limit, skip });
  return answerList(api.GET("/organizations", { params: { query: { filter } } }));
}

/** Every organization that the user may select, sorted by name. */
export async function selectableOrganizations(user: UserForRights): Promise<NamedOrganization[]> {
  const found: NamedOrganization[] = [];
  for (;;) {
    const { rows, total } = await selectablePage(user, { limit: pageLength, skip: found.length });
    found.push(...rows.map(({ id, name }) => ({ id, name })));
    if (rows.length === 0 || found.length >= total) return found;
  }
}

async function firstOrganization(user: UserForRights, last: string | undefined): Promise<string | undefined> {
  const again = last === undefined ? undefined : await selectablePage(user, { limit: 1, only: last });
  if (again?.rows[0]) return again.rows[0].id;
  return (await selectablePage(user, { limit: 1 })).rows[0]?.id;
}

export type Entrance = { user: UserForRights; organizationId: string | undefined; sameUser: boolean };

/**
 * Stores who logged in and the organization to start with: the one used last, else the first by name.
 * Answers whether there is one, and whether it is the same user as last time in this browser.
 */
export async function enterOrganization(): Promise<Entrance> {
  const user = await answer(api.GET("/users/me"));
  const lastUser = storage.user.read();
  const sameUser = lastUser === undefined || lastUser === user.id;
  const organizationId = await firstOrganization(user, sameUser ? storage.organization.read() : undefined);
  if (organizationId !== undefined) {
    storage.user.write(user.id);
    storage.organization.write(organizationId);
  }
  return { user, organizationId, sameUser };
}
