import type { Browser, Page } from "@playwright/test";
import { builtFile } from "../support/built-file.ts";
import { expect, test } from "../support/story.ts";

const phone = { viewport: { width: 412, height: 823 } };

async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
}

type Trace = { traceEvents: { name: string; args: { elementCount?: number } }[] };

/** How many elements are styled anew, at most, when one is added that nothing is said of. */
async function styledByAnAddition(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"] });
  await page.evaluate(() => {
    for (const place of [document.head, document.querySelector("main")]) {
      const added = document.createElement("link");
      place?.append(added);
      document.body.getBoundingClientRect();
      added.remove();
      document.body.getBoundingClientRect();
    }
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const counts = traceEvents.flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : []));
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

test("the work of a front page is asked for once, though the stream of changes opens beside it", async ({ enter }) => {
  const page = await enter("subscriber", "/info/manual", phone);
  await settled(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.replace(/^.*\//, "")));
  const streamed = page.waitForResponse((response) => response.url().endsWith("/stream"));
  await page.goto("/subscriber");
  await streamed;
  await settled(page);
  // Twice as long as changes are gathered before they are fetched.
  await page.waitForTimeout(500);
  expect(asked.filter((name) => name === "work-queues")).toHaveLength(1);
});

test("who reads is asked for once, and before the application is here", async ({ enter }) => {
  const page = await enter("subscriber", "/info/manual");
  await settled(page);
  let asked = 0;
  page.on("request", (request) => (asked += new URL(request.url()).pathname === "/api/users/me" ? 1 : 0));
  await page.route(`**${builtFile("src/main.tsx")}`, async (route) => {
    await expect.poll(() => asked).toBe(1);
    await route.continue();
  });
  await page.goto("/subscriber");
  await settled(page);
  expect(asked).toBe(1);
});

for (const path of ["/subscriber", "/subscriber/documents?type=Order"])
  test(`what is added in one place of ${path} styles no other`, async ({ enter, browser }) => {
    const page = await enter("subscriber", path, phone);
    await settled(page);
    expect(await styledByAnAddition(browser, page)).toBeLessThan(20);
  });
