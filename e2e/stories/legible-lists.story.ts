import type { Locator, Page } from "@playwright/test";
import { shippedLanguages } from "@runko/domain/texts/languages";
import { texts } from "@runko/domain/texts/texts";
import { textsFor } from "@runko/domain/texts/texts-for";
import { address } from "../support/address.ts";
import { expect, test } from "../support/story.ts";

const words = texts.documentList;

const list = "/vendor/documents?type=Order&size=75";
const wholeNames = [words.columns.product, words.columns.customer, words.counterparty.SUPPLIER];
const rowLinks = (page: Page) => page.locator("a[data-row-link]");
const bubble = (page: Page) => page.locator("[data-cut-text]");

/** A document of three products names them all in one cell: they are told on hover. */
const threeNames = /,.*,/;

/** How many cells there are under each heading, and how many of them are cut. */
async function cutByHeading(page: Page): Promise<Record<string, { all: number; cut: string[] }>> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return await page.locator("table").evaluate((table) => {
    const headings = [...table.querySelectorAll("thead th")].map((heading) => heading.textContent.trim());
    const isCut = (part: Element) =>
      part.clientWidth > 1 &&
      getComputedStyle(part).overflowX !== "visible" &&
      (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1);
    const counted: Record<string, { all: number; cut: string[] }> = {};
    for (const cell of table.querySelectorAll("tbody td")) {
      const heading = headings[(cell as HTMLTableCellElement).cellIndex] ?? "";
      const counts = (counted[heading] ??= { all: 0, cut: [] });
      if (cell.textContent.trim() === "") continue;
      counts.all += 1;
      if ([cell, ...cell.querySelectorAll("*")].some(isCut)) counts.cut.push(cell.textContent.trim());
    }
    return counted;
  });
}

/** The days that are wider than their cell, by however little: an ellipsis takes the year of such a day. */
async function cutDays(page: Page): Promise<string[]> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return await page.locator("table").evaluate((table) => {
    // Bold, because whatever waits for its reader is: the widest that a day can be.
    for (const row of table.querySelectorAll<HTMLElement>("tbody tr")) row.style.fontWeight = "650";
    const nodes = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const days: { text: string; isCut: boolean }[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const cell = node.parentElement?.closest("td");
      const text = node.textContent?.trim() ?? "";
      if (!cell || !/^\d{2}\.\d{2}\.\d{4}$/.test(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const room = cell.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
      days.push({ text, isCut: range.getBoundingClientRect().width > room });
    }
    return days.length < 5 ? ["(hardly a day)"] : days.filter(({ isCut }) => isCut).map(({ text }) => text);
  });
}

test("names are whole at 1280, nearly all is at 1920, and number and state stay in sight", async ({ enter }) => {
  const page = await enter("supplier", list, { viewport: { width: 1280, height: 900 } });
  const counted = await cutByHeading(page);
  for (const name of wholeNames) {
    expect(counted[name]?.all, name).toBeGreaterThan(20);
    expect(
      counted[name]?.cut.filter((text) => !threeNames.test(text)),
      name,
    ).toEqual([]);
  }

  // Bold, with every mark beside it: the widest that a number can be.
  const cutNumbers = await rowLinks(page).evaluateAll((links) =>
    links.flatMap((link) => {
      link.closest("tr")?.setAttribute("data-strong", "true");
      const count = link.querySelector("svg + [aria-hidden]");
      if (count) count.textContent = "28";
      return link.scrollWidth > link.clientWidth ? [link.textContent] : [];
    }),
  );
  expect(cutNumbers).toEqual([]);

  const scroller = page.locator("[data-edges]");
  const state = page.getByRole("columnheader", { name: words.columns.state, exact: true });
  for (const width of [1280, 1024, 700]) {
    await page.setViewportSize({ width, height: 800 });
    for (const left of [0, 150, 5000]) {
      await scroller.evaluate((one, to) => one.scrollTo({ left: to }), left);
      for (const shown of [rowLinks(page).first(), state]) {
        // In sight is what lies on top where it stands.
        const onTop = await shown.evaluate((one) => {
          const { x, y, width: wide, height } = one.getBoundingClientRect();
          const top = document.elementFromPoint(x + wide / 2, y + height / 2);
          return top !== null && (one.contains(top) || top.contains(one));
        });
        expect(onTop, `${width} px, scrolled by ${left}`).toBe(true);
      }
    }
  }

  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await cutDays(page)).toEqual([]);

  await page.setViewportSize({ width: 1920, height: 1000 });
  const counts = Object.values(await cutByHeading(page));
  const [all, cut] = [
    counts.reduce((sum, one) => sum + one.all, 0),
    counts.reduce((sum, one) => sum + one.cut.length, 0),
  ];
  expect(all).toBeGreaterThan(500);
  expect(cut / all).toBeLessThan(0.1);
});

test("a subscriber's list is whole without scrolling sideways, and what two columns tell in one is sorted by either", async ({
  enter,
}) => {
  // 1265 is what a scroll bar leaves of 1280.
  const page = await enter("subscriber", "/subscriber/documents?type=Order&size=75", {
    viewport: { width: 1265, height: 900 },
  });
  const counted = await cutByHeading(page);
  for (const name of [words.columns.product, words.columns.customer, words.counterparty.SUBSCRIBER]) {
    expect(counted[name]?.all, name).toBeGreaterThan(20);
    expect(
      counted[name]?.cut.filter((text) => !threeNames.test(text)),
      name,
    ).toEqual([]);
  }
  for (const width of [1024, 1138, 1265, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.locator("[data-edges]").evaluate((one) => one.scrollWidth - one.clientWidth), {
        message: `${width} px`,
      })
      .toBe(0);
  }

  // Narrower than that the table scrolls by itself, and the page does not.
  for (const width of [600, 640, 768, 960]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  const pairs = [
    { above: words.columns.tid, under: words.columns.cid, sort: "cid" },
    { above: words.columns.requestedDate, under: words.columns.estimatedDeliveryDate, sort: "estimatedDeliveryDate" },
  ];
  for (const { above, under, sort } of pairs) {
    const heading = page.getByRole("columnheader").filter({ hasText: new RegExp(`^${above}.* / ${under}`) });
    await heading.getByRole("button", { name: under }).click();
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await expect(
      heading.getByRole("button", { name: new RegExp(`^${under} ?, ${texts.common.table.ascending}$`) }),
    ).toBeVisible();
    await expect(heading.getByRole("button", { name: above, exact: true })).toBeVisible();
  }
  await page.getByRole("columnheader").getByRole("button", { name: words.columns.cid }).click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const seconds = await page
    .locator("tbody td[data-kept=start] > div > :last-child")
    .evaluateAll((all) => all.map((one) => Number(one.textContent)).filter((one) => !Number.isNaN(one)));
  expect(seconds.length).toBeGreaterThan(20);
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
});

test("results of a search are whole without scrolling sideways, and show how they are sorted", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber/search?q=katu&size=75", {
    viewport: { width: 1265, height: 900 },
  });
  const { columns, heading } = texts.search;
  const counted = await cutByHeading(page);
  for (const name of [
    `${columns.type} / ${columns.product}`,
    columns.customer,
    heading("counterparty", "SUBSCRIBER"),
  ]) {
    expect(counted[name]?.all, name).toBeGreaterThan(20);
    expect(
      counted[name]?.cut.filter((text) => !threeNames.test(text)),
      name,
    ).toEqual([]);
  }
  for (const width of [1024, 1265, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.locator("[data-edges]").evaluate((one) => one.scrollWidth - one.clientWidth), {
        message: `${width} px`,
      })
      .toBe(0);
  }
  await expect(page.getByRole("columnheader", { name: columns.tid })).toHaveAttribute("aria-sort", "descending");
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByLabel(texts.common.table.sortBy)).toHaveValue("tid desc");
});

test("who wrote a message is told whole, and the open list is marked to the end of its row", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber/messages", { viewport: { width: 1265, height: 900 } });
  const senders = (await cutByHeading(page))[texts.inbox.columns.sender];
  expect(senders?.all).toBeGreaterThan(20);
  expect(senders?.cut).toEqual([]);

  await page.goto("/subscriber/documents?type=Order");
  const row = page.locator("nav div:has(> a[aria-current=page])").filter({ has: page.getByRole("button") });
  expect(await row.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
});

for (const language of shippedLanguages)
  test(`no word of what kind of document was found is broken, bold or not: ${language}`, async ({ enter }) => {
    // So wide that the kind stands in a column of its own.
    const page = await enter("supplier", "/vendor/search?type=AvailabilityRequest", {
      viewport: { width: 1920, height: 900 },
      before: (opened) => opened.context().addCookies([{ name: "language", value: language, url: address }]),
    });
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const name = textsFor(language).search.heading("type", "SUPPLIER");
    const heading = page.getByRole("columnheader", { name, exact: true });
    const at = await heading.evaluate((one) => (one as HTMLTableCellElement).cellIndex);
    const rows = await page.locator("table").evaluate((table, column) => {
      const linesOf = (cell: HTMLTableCellElement) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return [...table.querySelectorAll("tbody tr")].map((row) => {
        // Bold, because whatever waits for its reader is: the widest that the word can be.
        (row as HTMLTableRowElement).style.fontWeight = "650";
        const cell = (row as HTMLTableRowElement).cells[column];
        return { parts: cell?.textContent.trim().split(/\s+/).length ?? 0, lines: cell ? linesOf(cell) : 0 };
      });
    }, at);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ parts, lines }) => lines > parts)).toEqual([]);
  });

/** Those of the texts in which a line ends inside a word. */
const brokenOf = (named: Locator) =>
  named.evaluateAll((all) =>
    all
      .filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        // A soft hyphen is where a word may go on to the next line.
        return lines.size > (one as HTMLElement).innerText.trim().split(/[\s\u00ad]+/).length;
      })
      .map((one) => one.textContent),
  );

test("no heading and no kind of the notices is broken or cut, in any language", async ({ enter }) => {
  const page = await enter("supplier", "/vendor/notices?all=1", { viewport: { width: 1280, height: 900 } });
  for (const language of shippedLanguages) {
    await page.context().addCookies([{ name: "language", value: language, url: address }]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await brokenOf(page.locator("thead th")), language).toEqual([]);
    const [kind] = Object.keys(await cutByHeading(page));
    expect((await cutByHeading(page))[kind ?? ""]?.cut, language).toEqual([]);
  }
});

test("no way to a new document is broken on a phone, in any language", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber", { viewport: { width: 360, height: 780 } });
  for (const language of shippedLanguages) {
    await page.context().addCookies([{ name: "language", value: language, url: address }]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const ways = page.getByRole("navigation", { name: textsFor(language).newDocument.choose }).locator("a > span");
    await expect(ways).toHaveCount(6);
    expect(await brokenOf(ways), language).toEqual([]);
  }
});

test("no label of a card is broken on a phone", async ({ enter }) => {
  const page = await enter("productAdmin", "/control/users", { viewport: { width: 360, height: 780 } });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.locator("li dt").first()).toBeVisible();
  expect(new Set(await brokenOf(page.locator("li dt")))).toEqual(new Set());
});

test("what is cut is told to mouse and focus, text is selected, and a press opens the document", async ({ enter }) => {
  const page = await enter("supplier", list, { viewport: { width: 1280, height: 900 } });
  const link = rowLinks(page).first();
  const row = page.getByRole("row").filter({ has: link });
  const cellUnder = async (name: string) => {
    const heading = page.getByRole("columnheader", { name, exact: true });
    return row.getByRole("cell").nth(await heading.evaluate((one) => (one as HTMLTableCellElement).cellIndex));
  };
  const cell = await cellUnder(words.columns.address);
  const long = "Pitkäaikaistalletuspankinkatu 100 A 56, porraskäytävä C, 20300 Hämeenlinna";
  // The address of the first order may be short; what is told follows the cell, whoever wrote it.
  await cell.evaluate((one, text) => ((one.firstElementChild ?? one).textContent = text), long);
  await cell.hover();
  await expect(bubble(page)).toHaveText(long);
  await page.keyboard.press("Escape");
  await expect(bubble(page)).toBeHidden();
  await page.mouse.move(5, 5);
  await page.keyboard.press("j");
  await expect(link).toBeFocused();
  await expect(bubble(page)).toContainText(`${words.columns.address}: ${long}`);

  // What covers the next row is in nobody's way.
  await cell.hover();
  await expect(bubble(page)).toHaveText(long);
  const next = (await rowLinks(page).nth(1).getAttribute("href")) ?? "";
  await bubble(page).click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await page.goBack();

  const href = (await link.getAttribute("href")) ?? "";
  const box = await (await cellUnder(words.columns.customer)).boundingBox();
  if (!box) throw new Error("The cell is not on the screen");
  // In its first line: between two of them neither may be meant.
  const inLine = box.y + box.height / 3;
  await page.mouse.move(box.x + 9, inLine);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 10, inLine, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).trim().length)).toBeGreaterThan(2);
  await expect(page).toHaveURL(/documents\?type=Order/);
  await (await cellUnder(words.columns.product)).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test("columns are as wide and rows as high as their reader wants, until it is taken back", async ({ enter }) => {
  const page = await enter("supplier", list, { viewport: { width: 1280, height: 900 } });
  // Not by role: while the list of columns is open the page behind it has none.
  const heading = page.locator("th").filter({ hasText: new RegExp(`^${words.columns.customer}$`) });
  const widthOf = async () => Math.round((await heading.boundingBox())?.width ?? 0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const usual = await widthOf();
  const edge = await heading.locator("[data-width-handle]").boundingBox();
  if (!edge) throw new Error("The edge is not on the screen");
  await page.mouse.move(edge.x + 4, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + 84, edge.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(widthOf).toBe(usual + 80);
  await page.reload();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect.poll(widthOf).toBe(usual + 80);

  const columns = page.getByRole("button", { name: words.columnsButton });
  await columns.click();
  await page.getByRole("slider", { name: words.columnWidth(words.columns.customer) }).press("ArrowRight");
  await expect.poll(widthOf).toBeGreaterThan(usual + 80);
  await page.getByRole("button", { name: words.restoreColumns }).click();
  await expect.poll(widthOf).toBe(usual);

  const height = async () => (await page.locator("tbody tr").first().boundingBox())?.height;
  for (const [density, pixels] of [
    ["compact", 30],
    ["roomy", 48],
    ["normal", 36],
  ] as const) {
    await page.getByRole("radio", { name: words.densities[density] }).check();
    await expect.poll(height).toBe(pixels);
  }
});
