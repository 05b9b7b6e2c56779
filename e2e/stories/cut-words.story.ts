import type { Page } from "@playwright/test";
import { findCutWords } from "../judges/find-cut-words.ts";
import { controlPlaces, infoPlaces, placesOf, publicPlaces, type Place, type Visitor } from "../pictures/places.ts";
import { address } from "../support/address.ts";
import { apiUser } from "../support/api-user.ts";
import { documentOf } from "../support/find-document.ts";
import { expect, test } from "../support/story.ts";

const long = process.env["RUNKO_LONG"] !== undefined;

/** In the long run every place, of each visitor what the others have not shown; else a few, on a phone alone. */
const walks: Partial<Record<Visitor, readonly string[]>> = long
  ? {
      nobody: pathsOf(publicPlaces),
      subscriber: pathsOf([...(placesOf.subscriber ?? []), ...infoPlaces]),
      supplier: pathsOf(placesOf.otherSupplier),
      otherErrorHandler: pathsOf(placesOf.otherErrorHandler),
      productAdmin: pathsOf(controlPlaces),
    }
  : {
      nobody: ["/login"],
      subscriber: [
        "/subscriber",
        "/subscriber/documents?type=Order",
        "/subscriber/documents/new?type=Fault",
        "/subscriber/connections/{READY}",
      ],
    };
const widths = long ? [360, 1280] : [360];

function pathsOf(places: readonly Place[] = []): string[] {
  return [...new Set(places.map(({ path }) => path))];
}

async function stateAt(path: string, visitor: Visitor): Promise<string> {
  const state = /\{([A-Z_]+)\}/.exec(path)?.[1];
  if (state === undefined || visitor === "nobody") return path;
  const role = path.startsWith("/vendor") ? "SUPPLIER" : "SUBSCRIBER";
  return path.replace(
    `{${state}}`,
    String(await documentOf(await apiUser(visitor), role, "orders", { eventState: state })),
  );
}

for (const language of ["sv", "en"] as const)
  for (const width of widths)
    for (const [visitor, paths] of Object.entries(walks) as [Visitor, string[]][])
      test(`nothing is cut in ${language} at ${String(width)} px for ${visitor}`, async ({
        browser,
        enter,
        troubles,
      }) => {
        troubles.allow(/status of 404/);
        const before = async (page: Page) =>
          await page.context().addCookies([{ name: "language", value: language, url: address }]);
        const viewport = { width, height: 800 };
        const strange = async () => {
          const page = await (await browser.newContext({ viewport })).newPage();
          await before(page);
          return page;
        };
        const page =
          visitor === "nobody"
            ? await strange()
            : await enter(visitor, "/health/live", { before, viewport, waits: false });
        const found: Record<string, string[]> = {};
        for (const path of paths) {
          await page.goto(await stateAt(path, visitor));
          await page.getByRole("heading", { level: 1 }).first().waitFor();
          await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0, { timeout: 30_000 });
          const cut = await findCutWords(page);
          if (cut.length > 0) found[path] = cut;
        }
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        if (visitor === "nobody") await page.context().close();
        expect(found).toEqual({});
      });
