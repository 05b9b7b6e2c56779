import { readFileSync } from "node:fs";
import { apiUser } from "../support/api-user.ts";
import type { Login } from "../support/demo.ts";
import { findDocument } from "../support/find-document.ts";
import { expect, test } from "../support/story.ts";

type Route = { area: string; path: string };

const routes: readonly Route[] = readFileSync(new URL("../../docs/contract/screens.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"))
  .map(([area = "", path = ""]) => ({ area, path: path.split("?")[0] ?? "" }));

const visitors: Record<string, Login> = {
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

async function withIds(path: string): Promise<string> {
  const admin = await apiUser("productAdmin");
  const idsOf: Record<string, () => string | Promise<number>> = {
    "/control/organizations": () => admin.organizationId,
    "/control/users": () => admin.id,
    "/subscriber": () => findDocument("subscriber", "SUBSCRIBER", "orders"),
    "/vendor": () => findDocument("supplier", "SUPPLIER", "orders"),
    "/fault-handler": () => findDocument("otherSupplier", "SUPPLIER", "faults"),
  };
  const [, find] = Object.entries(idsOf).find(([start]) => path.startsWith(start)) ?? [];
  return path.includes("{id}") && find ? path.replace("{id}", String(await find())).replace("{mode}", "view") : path;
}

const visitorOf = ({ area }: Route) => (area === "public" ? area : (visitors[area] ?? "productAdmin"));

for (const visitor of new Set(routes.map(visitorOf)))
  test(`every route of the specification stands: ${visitor} (§2)`, async ({ page: stranger, enter }) => {
    const page = visitor === "public" ? stranger : await enter(visitor as Login, "/not-found");
    for (const route of routes.filter((each) => visitorOf(each) === visitor)) {
      const path = await withIds(route.path);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      const expected = leadsTo[path] ?? path;
      await expect.soft(page, path).toHaveURL(({ pathname }) => pathname.startsWith(expected));
    }
  });
