import { readFileSync } from "node:fs";
import type { ApiUser } from "./api-user.ts";
import type { Login } from "./demo.ts";
import { documentOf } from "./find-document.ts";

/** A route of the specification, without its query (§2). */
export type SpecRoute = { area: string; path: string };

export const specRoutes: readonly SpecRoute[] = readFileSync(
  new URL("../../docs/contract/screens.tsv", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"))
  .map(([area = "", path = ""]) => ({ area, path: path.split("?")[0] ?? "" }));

const visitors: Record<string, Login | "nobody"> = {
  public: "nobody",
  subscriber: "subscriber",
  vendor: "supplier",
  "fault-handler": "otherErrorHandler",
};

// What the table of routes says in words: where an address leads on to.
const leadsTo: Record<string, string> = {
  "/": "/login",
  "/search": "/subscriber/search",
  "/search/vendor": "/vendor/search",
  "/search/subscriber": "/subscriber/search",
  "/search/fault-handler": "/fault-handler/search",
  "/info": "/info/newsletters",
  "/control": "/control/users",
  // A new document is begun with the choice of its type.
  "/subscriber/documents/new": "/subscriber",
};

/** How the path begins on which somebody stands who came by this one. */
export const arrivalOf = (path: string): string => leadsTo[path] ?? path;

/** Whose roles open the route. */
export const visitorOf = ({ area }: SpecRoute): Login | "nobody" => visitors[area] ?? "productAdmin";

/** The path of a route with something of the demo in the place of its `{id}`. */
export async function pathOf({ path }: SpecRoute, userOf: (login: Login) => Promise<ApiUser>): Promise<string> {
  const idsOf: Record<string, () => Promise<string | number>> = {
    "/control/organizations": async () => (await userOf("productAdmin")).organizationId,
    "/control/users": async () => (await userOf("productAdmin")).id,
    "/subscriber": async () => await documentOf(await userOf("subscriber"), "SUBSCRIBER", "orders"),
    "/vendor": async () => await documentOf(await userOf("supplier"), "SUPPLIER", "orders"),
    "/fault-handler": async () => await documentOf(await userOf("otherSupplier"), "SUPPLIER", "faults"),
  };
  const [, find] = Object.entries(idsOf).find(([start]) => path.startsWith(start)) ?? [];
  return path.includes("{id}") && find ? path.replace("{id}", String(await find())).replace("{mode}", "view") : path;
}
