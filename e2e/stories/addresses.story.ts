import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import type { Login } from "../support/demo.ts";
import { expect, test, type Enter } from "../support/story.ts";

const id = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+)\b/g;
const ofScreens = new Set(["tab", "view", "mode", "searchType"]);

/** What an address shows that another may not: a kind of page, and each thing it may be asked; ids, places and what is asked for alone differ in nothing. */
function kindsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address, "http://portal");
  const page = pathname.replaceAll(id, "#");
  return [
    page,
    ...[...searchParams].map(([name, value]) => `${page} ${ofScreens.has(name) ? `${name}=${value}` : name}`),
  ];
}

/** The page's own heading; a question that its address opened hides it from readers, and takes nothing from the address. */
const headingOf = (page: Page) => page.getByRole("heading", { level: 1, includeHidden: true }).first();

const title = async (page: Page) => (await headingOf(page).textContent()) ?? "";

async function settle(page: Page): Promise<void> {
  await headingOf(page).waitFor({ state: "attached" });
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
}

const linksOf = async (page: Page) =>
  await page
    .locator("a[href^='/']:not([href^='/assets/']):not([download])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/** Follows every kind of link that can be met, each by its address alone; answers the addresses with their titles. */
async function crawl(enter: Enter, login: Login): Promise<Map<string, string>> {
  const page = await enter(login, "/");
  await settle(page);
  const met = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [new URL(page.url()).pathname];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kinds = kindsOf(path);
    if (kinds.every((kind) => seen.has(kind))) continue;
    for (const kind of kinds) seen.add(kind);
    await page.goto(path);
    await settle(page);
    met.set(path, await title(page));
    waiting.push(...(await linksOf(page)));
  }
  return met;
}

// A supplier meets ten times as many links as the others, most of them of kinds that they meet too.
const walkers = [
  "otherSubscriber",
  "otherErrorHandler",
  ...(process.env["RUNKO_LONG"] ? ["supplier" as const] : []),
] as const;

for (const login of walkers)
  test(`every link that the ${login} meets is an address that opens (U3)`, async ({ enter }) => {
    test.slow();
    const met = await crawl(enter, login);
    expect([...met.keys()].length).toBeGreaterThan(5);
    const noPage = new Set([texts.common.notFoundTitle, texts.documentPage.notFound, ""]);
    const dead = [...met].filter(([, heading]) => noPage.has(heading));
    expect(dead).toEqual([]);
  });

test("a view that was clicked to is the same when its address is opened (U3)", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber/documents?type=Order");
  await settle(page);
  const states = page.getByRole("navigation", { name: texts.documentList.states }).getByRole("link");
  for (let place = 0; place < (await states.count()); place += 1) {
    await states.nth(place).click();
    await expect(states.nth(place)).toHaveAttribute("aria-current", "page");
    await settle(page);
    const seen = await title(page);
    await page.reload();
    await settle(page);
    await expect(states.nth(place)).toHaveAttribute("aria-current", "page");
    expect(await title(page)).toBe(seen);
  }
});
