import { chromium, type CDPSession, type Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { chromiumOptions } from "../e2e/support/chromium-options.ts";
import { demoLogins } from "../e2e/support/demo.ts";
import { logIn } from "../e2e/support/log-in.ts";

const url = process.env["URL"] ?? "http://127.0.0.1:3000";
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const SLOWER = Number(process.env["SLOWER"] ?? 4);

const wide = { width: 1280, height: 800 };
const phone = { width: 412, height: 823 };

type Interaction = {
  name: string;
  viewport: typeof wide;
  path: string;
  /** What stands open before it. */
  before?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** What is seen once it is done. */
  seen: (page: Page) => Promise<void>;
};

const list = "/subscriber/documents?type=Order";
const form = "/subscriber/documents/new?type=Order";
const there = (page: Page, role: Parameters<Page["getByRole"]>[0]) => page.getByRole(role).first().waitFor();
// A select of the page has options too, which nobody sees.
const choices = (page: Page) => page.locator("[role=option]").first().waitFor();
const openPalette = (page: Page) => page.keyboard.press("Control+k");
const openActions = (page: Page) => page.getByRole("button", { name: texts.documentPage.moreActions }).click();
const documentOfList = async (page: Page) => {
  await page.locator("a[data-row-link]").first().click();
  await page.getByRole("button", { name: texts.documentPage.moreActions }).waitFor();
};

const interactions: Interaction[] = [
  {
    name: "menu of what is new, phone",
    viewport: phone,
    path: "/subscriber",
    press: (page) => page.getByRole("button", { name: texts.shell.newDocumentLong, exact: true }).click(),
    seen: (page) => there(page, "menu"),
  },
  {
    name: "drawer, phone",
    viewport: phone,
    path: "/subscriber",
    press: (page) => page.getByRole("button", { name: texts.shell.openDrawer }).click(),
    seen: (page) => page.getByRole("navigation", { name: texts.shell.drawer }).waitFor(),
  },
  {
    name: "a row of the list, phone",
    viewport: phone,
    path: list,
    press: (page) => page.locator("a[data-row-link]").first().click(),
    seen: (page) => page.waitForURL(/documents\/\d+/),
  },
  {
    name: "a card selected, phone",
    viewport: phone,
    path: list,
    press: (page) => page.locator("[data-row] input[type=checkbox]").first().click(),
    seen: (page) => page.locator("[data-row] input:checked").first().waitFor(),
  },
  {
    name: "a row of the list",
    viewport: wide,
    path: list,
    press: (page) => page.locator("a[data-row-link]").first().click(),
    seen: (page) => page.waitForURL(/documents\/\d+/),
  },
  {
    name: "sort",
    viewport: wide,
    path: list,
    press: (page) =>
      page.getByRole("columnheader", { name: texts.documentList.columns.tid }).getByRole("button").first().click(),
    seen: (page) => page.locator("th[aria-sort]").first().waitFor(),
  },
  {
    name: "a state of the list",
    viewport: wide,
    path: list,
    press: (page) => page.locator("main a[href*='status=CONFIRMED']").first().click(),
    seen: (page) => page.waitForURL(/status=CONFIRMED/),
  },
  {
    name: "a letter into the list's filter",
    viewport: wide,
    path: list,
    before: (page) => page.locator("main [type=search]").first().focus(),
    press: (page) => page.keyboard.press("k"),
    seen: (page) => page.waitForURL(/q=k/),
  },
  {
    name: "palette",
    viewport: wide,
    path: list,
    press: openPalette,
    seen: (page) => there(page, "dialog"),
  },
  {
    name: "a letter into the palette",
    viewport: wide,
    path: list,
    before: async (page) => {
      await openPalette(page);
      await there(page, "dialog");
    },
    press: (page) => page.keyboard.press("t"),
    seen: choices,
  },
  {
    name: "choices of a field",
    viewport: wide,
    path: form,
    press: (page) => page.locator("main [role=combobox]").first().click(),
    seen: choices,
  },
  {
    name: "a letter into a field of a form",
    viewport: wide,
    path: form,
    before: (page) => page.locator("main [role=combobox]").first().focus(),
    press: (page) => page.keyboard.press("a"),
    seen: (page) => there(page, "listbox"),
  },
  {
    name: "menu of a document's actions",
    viewport: wide,
    path: list,
    before: documentOfList,
    press: openActions,
    seen: (page) => there(page, "menuitem"),
  },
  {
    name: "dialog of an action",
    viewport: wide,
    path: list,
    before: async (page) => {
      await documentOfList(page);
      await openActions(page);
    },
    press: (page) => page.getByRole("menuitem", { name: texts.documents.actions.cancel("Order"), exact: true }).click(),
    seen: (page) => there(page, "dialog"),
  },
  {
    name: "tab of an area",
    viewport: wide,
    path: list,
    press: (page) => page.getByRole("banner").getByRole("link", { name: texts.shell.areas.control }).click(),
    seen: (page) => page.waitForURL(/\/control/),
  },
];

/** Waits until the page has had little to do for a second. */
async function idle(session: CDPSession): Promise<void> {
  let [busy, quiet] = [0, 0];
  for (let tries = 0; quiet < 5 && tries < 100; tries += 1) {
    await sleep(200);
    const { metrics } = await session.send("Performance.getMetrics");
    const now = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    quiet = now - busy < 0.05 ? quiet + 1 : 0;
    busy = now;
  }
}

/** Begins to gather how long it takes from each press to the picture that answers it, as Event Timing tells; under 16 ms it tells nothing. */
const gatherPresses = (page: Page) =>
  page.evaluateHandle(() => {
    const told: number[] = [];
    // TypeScript's library does not know the threshold yet.
    const asked = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if ("interactionId" in entry && entry.interactionId !== 0) told.push(entry.duration);
    }).observe(asked);
    return told;
  });

const at = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const browser = await chromium.launch(chromiumOptions());
try {
  const context = await browser.newContext({ baseURL: url, locale: "fi-FI" });
  await logIn(await context.newPage(), demoLogins.subscriber);

  /** One press on a page opened anew; what was pressed before it counts for nothing. */
  async function measure({ viewport, path, before, press, seen }: Interaction): Promise<number> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.setViewportSize(viewport);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await idle(session);
    await before?.(page);
    await idle(session);
    const told = await gatherPresses(page);
    await press(page);
    await seen(page);
    await idle(session);
    const longest = await told.evaluate((durations) => Math.max(0, ...durations));
    await page.close();
    return longest;
  }

  const measured: { name: string; times: number[] }[] = interactions.map(({ name }) => ({ name, times: [] }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, interaction] of interactions.entries()) measured[place]?.times.push(await measure(interaction));
  console.log(`Processor ${SLOWER} times slower, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log("| interaction | median ms | best | worst |\n| --- | ---: | ---: | ---: |");
  for (const { name, times } of measured)
    console.log(`| ${name} | ${at(times, 0.5)} | ${at(times, 0)} | ${at(times, 1)} |`);
  const [worst] = measured.toSorted((a, b) => at(b.times, 0.5) - at(a.times, 0.5));
  if (worst) console.log(`\nThe slowest: ${worst.name}, ${at(worst.times, 0.5)} ms`);
} finally {
  await browser.close();
}
