import { apiUser } from "../support/api-user.ts";
import { pathOf, specRoutes, visitorOf } from "../support/spec-routes.ts";
import { expect, test } from "../support/story.ts";

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

for (const visitor of new Set(specRoutes.map(visitorOf)))
  test(`every route of the specification stands: ${visitor} (§2)`, async ({ page: stranger, enter }) => {
    const page = visitor === "nobody" ? stranger : await enter(visitor, "/not-found");
    for (const route of specRoutes.filter((each) => visitorOf(each) === visitor)) {
      const path = await pathOf(route, apiUser);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      const expected = leadsTo[path] ?? path;
      await expect.soft(page, path).toHaveURL(({ pathname }) => pathname.startsWith(expected));
    }
  });
