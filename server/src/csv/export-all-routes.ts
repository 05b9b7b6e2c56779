import { writeUserRow } from "@runko/domain/accounts/user-csv";
import { userColumns } from "@runko/domain/accounts/user-columns";
import { writeList } from "@runko/domain/csv/csv-values";
import { organizationFeatures } from "@runko/domain/organizations/features";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { z } from "zod";
import { requireAdministration } from "../admin-log/administration.ts";
import { usersOf } from "../accounts/find-users.ts";
import { users, type ManagedUser } from "../accounts/user-entity.ts";
import type { AppContext } from "../app-context.ts";
import { organizations, organizationsOf } from "../organizations/organization-entity.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findAll, sendCsv } from "./send-csv.ts";

const response = { 200: { description: "The list.", content: { "text/csv": { schema: z.string() } } } };

type ExportedOrganization = {
  name: string;
  businessId: string | null;
  parentOrganization: { name: string } | null;
  organizationRoles: OrganizationRole[];
} & Record<(typeof organizationFeatures)[number], boolean>;

/** A line for each organization in which the user has roles; one for a user without any. */
function userLines(texts: Catalogue, user: ManagedUser): string[][] {
  const held = new Map<string, OrganizationRole[]>();
  for (const { organizationName, role } of user.organizationRoles)
    held.set(organizationName, [...(held.get(organizationName) ?? []), role]);
  const places: [string, OrganizationRole[]][] = held.size > 0 ? [...held] : [["", []]];
  const last = user.lastLoginAt === null ? "" : texts.formats.instant(user.lastLoginAt);
  return places.map(([organization, roles]) => {
    const cells = writeUserRow(texts, { ...user, roles });
    return [organization, ...userColumns.map((key) => cells[key]), last];
  });
}

/** Lists over all that the caller administers, as CSV: who has access where, and which organizations there are. */
export function registerExportAllRoutes(app: App, context: AppContext): void {
  const { pool } = context;
  app.get(
    "/users/export",
    {
      config: { portal: "administerUsers", load: "heavy", asksProof: "ofManyRows" },
      schema: {
        operationId: "exportAllUsers",
        tags: ["users"],
        summary: "The users whom the caller administers as CSV, a line for each of their organizations",
        querystring: filterQuery,
        response,
      },
    },
    async (request, reply) => {
      const administration = requireAdministration(request.session);
      const filter = parseFilter(request.query, users);
      const found = await findAll<ManagedUser>((page) => findRows(pool, users, usersOf(administration), page), filter);
      const { texts } = request;
      const { columns, allUsers } = texts.csv;
      const headers = [allUsers.organization, ...userColumns.map((key) => columns.users[key]), allUsers.lastLogin];
      const rows = [headers, ...found.flatMap((user) => userLines(texts, user))];
      return sendCsv(context, request, reply, { subject: "users", name: allUsers.fileName, rows });
    },
  );
  app.get(
    "/organizations/export",
    {
      config: { portal: "exportOrganizations", load: "heavy", asksProof: "ofManyRows" },
      schema: {
        operationId: "exportOrganizations",
        tags: ["organizations"],
        summary: "The organizations that the caller sees, as CSV",
        querystring: filterQuery,
        response,
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, organizations);
      const included = JSON.stringify({ include: ["parentOrganization", "organizationRoles"] });
      const { include } = parseFilter({ filter: included }, organizations);
      const find = (page: Filter) => findRows(pool, organizations, organizationsOf(request.session.user), page);
      const found = await findAll<ExportedOrganization>(find, { ...filter, include });
      const { texts } = request;
      const { columns, fields } = texts.controlOrganizations;
      const lines = found.map((one) => [
        one.name,
        one.businessId ?? "",
        one.parentOrganization?.name ?? "",
        writeList(one.organizationRoles.map((role) => texts.control.roles[role])),
        writeList(organizationFeatures.filter((feature) => one[feature]).map((feature) => fields[feature])),
      ]);
      const headers = [columns.name, columns.businessId, columns.parent, columns.roles, columns.features];
      const name = texts.csv.organizationsFileName;
      return sendCsv(context, request, reply, { subject: "organizations", name, rows: [headers, ...lines] });
    },
  );
}
