import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import type { Login } from "../support/demo.ts";
import { expect, test, type Enter } from "../support/story.ts";

const id = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+)\b/g;
const ofScreens = new Set(["tab", "view", "mode", "searchType"]);
/** What narrows a list: any two of them stand for the rest, or their combinations would be hundreds. */
const ofLists = new Set(["status", "own", "mine", "unassigned", "waiting", "due"]);

/** Addresses that differ in ids, in the place within the page or in what is asked for alone show the same kind of screen. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://portal");
  const narrowed = [...searchParams.keys()].filter((name) => ofLists.has(name)).length;
  const asked = [...searchParams]
    .filter(([name]) => narrowed <= 2 || !ofLists.has(name))
    .map(([name, value]) => (ofScreens.has(name) ? `${name}=${value}` : name));
  return [pathname.replaceAll(id, "#"), ...asked].join(" ");
}

const title = async (page: Page) => (await page.getByRole("heading", { level: 1 }).first().textContent()) ?? "";

async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
}

const linksOf = async (page: Page) =>
  await page
    .locator("a[href^='/']:not([href^='/assets/']):not([download])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/** Follows every kind of link that can be met, each by its address alone; answers the kinds with their titles. */
async function crawl(enter: Enter, login: Login): Promise<Map<string, string>> {
  const page = await enter(login, "/");
  await settle(page);
  const met = new Map<string, string>();
  const waiting = [new URL(page.url()).pathname];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (met.has(kindOf(path))) continue;
    await page.goto(path);
    await settle(page);
    met.set(kindOf(path), await title(page));
    waiting.push(...(await linksOf(page)).filter((link) => !met.has(kindOf(link))));
  }
  return met;
}

for (const login of ["otherSubscriber", "supplier", "otherErrorHandler"] as const)
  test(`every link that the ${login} meets is an address that opens (U3)`, async ({ enter }) => {
    test.slow();
    const met = await crawl(enter, login);
    expect([...met.keys()].length).toBeGreaterThan(5);
    const noPage = new Set([texts.common.notFoundTitle, texts.documentPage.notFound, ""]);
    const dead = [...met].filter(([, heading]) => noPage.has(heading));
    expect(dead).toEqual([]);
  });

const { ownOnly, waitingOnly, mineOnly, unassignedOnly, dueOnly } = texts.documentList;
/** What narrows a state's list, and is no state. */
const narrowings = [ownOnly, waitingOnly, mineOnly, unassignedOnly, ...Object.values(dueOnly)];

test("a view that was clicked to is the same when its address is opened (U3)", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber/documents?type=Order");
  await settle(page);
  const states = page
    .getByRole("navigation", { name: texts.documentList.states })
    .getByRole("link")
    .filter({ hasNotText: new RegExp(narrowings.join("|")) });
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
