import { queryOptions } from "@tanstack/react-query";
import { allows } from "../api/allows.ts";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import type { User } from "../api/entities.ts";
import { queryClient } from "../api/query-client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { fetchEvery, fetchRows } from "../api/rows.ts";
import { storage } from "../storage/client-storage.ts";

export type NamedOrganization = { id: string; name: string };

const seesEvery = (user: User) => allows(user, "workInEveryOrganization");

/** The product admin (§6), and whoever belongs to several organizations and could not reach them otherwise (§1). */
export const maySwitchOrganization = (user: User): boolean => seesEvery(user) || ownOrganizations(user).length > 1;

/** Whether the organization is one that the user may still select. */
export function maySelect(user: User, organizationId: string): boolean {
  return seesEvery(user) || ownOrganizations(user).some(({ id }) => id === organizationId);
}

export const meQuery = queryOptions({ queryKey: queryKeys.me, queryFn: () => answer(api.GET("/users/me")) });

export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.organization(id),
    queryFn: () => answer(api.GET("/organizations/{id}", { params: { path: { id } } })),
  });

/** Asks for what every page behind the login begins with, while its files are still on their way; answers when all is there. */
export async function fetchSession(): Promise<void> {
  const organizationId = storage.organization.read();
  if (organizationId === undefined) return;
  await Promise.all([queryClient.prefetchQuery(meQuery), queryClient.prefetchQuery(organizationQuery(organizationId))]);
}

function ownOrganizations(user: User): NamedOrganization[] {
  const names = new Map(user.organizationRoles.map((held) => [held.organizationId, held.organizationName]));
  return [...names].map(([id, name]) => ({ id, name }));
}

const listed = { fields: ["id", "name"], order: "name ASC" } as const;

async function firstOrganization(where?: { id: string }): Promise<NamedOrganization | undefined> {
  const { rows } = await fetchRows("/organizations", { filter: { ...listed, limit: 1, ...(where && { where }) } });
  return rows[0];
}

/** The organizations that the user may select, sorted by name: all for the product admin, else the own ones. */
export async function selectableOrganizations(user: User): Promise<NamedOrganization[]> {
  if (!seesEvery(user)) return ownOrganizations(user);
  return await fetchEvery("/organizations", { filter: listed });
}

async function startingOrganization(user: User, last: string | undefined): Promise<string | undefined> {
  if (!seesEvery(user)) {
    const own = ownOrganizations(user);
    return (own.find(({ id }) => id === last) ?? own[0])?.id;
  }
  const again = last === undefined ? undefined : await firstOrganization({ id: last });
  return (again ?? (await firstOrganization()))?.id;
}

export type Entrance = { user: User; organizationId: string | undefined; sameUser: boolean };

/**
 * Stores who logged in and the organization to start with: the one used last, else the first by name.
 * Answers whether there is one, and whether it is the same user as last time in this browser.
 */
export async function enterOrganization(): Promise<Entrance> {
  const user = await answer(api.GET("/users/me"));
  const lastUser = storage.user.read();
  const sameUser = lastUser === undefined || lastUser === user.id;
  const last = sameUser ? storage.organization.read() : undefined;
  // Before the second factor no list answers; a text that names none is replaced once it is set up.
  const organizationId =
    user.lacksSecondFactor && seesEvery(user) ? (last ?? user.id) : await startingOrganization(user, last);
  if (organizationId !== undefined) {
    queryClient.setQueryData(queryKeys.me, user);
    storage.user.write(user.id);
    storage.organization.write(organizationId);
  }
  return { user, organizationId, sameUser };
}
