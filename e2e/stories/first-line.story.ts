import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { textsFor } from "@runko/domain/texts/texts-for";
import { findBrokenWords } from "../judges/find-broken-words.ts";
import { address } from "../support/address.ts";
import { apiUser } from "../support/api-user.ts";
import { drawer } from "../support/drawer.ts";
import { documentOf } from "../support/find-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

/** How far from each other the middles of the title, of what is told beside it and of what can be done stand, in pixels. */
const spreadOf = (page: Page) =>
  page
    .locator("main header")
    .first()
    .evaluate((header) => {
      const title = header.querySelector("h1");
      const after = [...header.children].slice([...header.children].findIndex((one) => one.contains(title)));
      const middles = after
        .flatMap((one) => [...one.children])
        .map((one) => one.getBoundingClientRect())
        .map(({ top, height }) => top + height / 2);
      return Math.max(...middles) - Math.min(...middles);
    });

async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
}

test("title, state and actions of a list and a document stand on one line, in Finnish and Swedish", async ({
  enter,
}) => {
  const page = await enter("supplier", "/vendor", { viewport: { width: 1280, height: 800 } });
  const user = await apiUser("supplier");
  const [open, changed] = await Promise.all([
    documentOf(user, "SUPPLIER", "orders", { eventState: "OPEN" }),
    documentOf(user, "SUPPLIER", "change-orders", { eventState: "OPEN" }),
  ]);
  const places = ["Order", "AvailabilityRequest"].map((type) => `/vendor/documents?type=${type}`);
  for (const language of ["fi", "sv"] as const) {
    await page.context().addCookies([{ name: "language", value: language, url: address }]);
    for (const place of [...places, `/vendor/documents/${open}`, `/vendor/documents/${changed}`]) {
      await page.goto(place);
      await settled(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => spreadOf(page), { message: `${language} ${place} at ${width}` }).toBeLessThan(10);
      }
    }
  }
});

test("on a wide screen the log of a document stands beside its messages", async ({ enter }) => {
  const page = await enter("supplier", "/vendor", { viewport: { width: 1920, height: 1080 } });
  const confirmed = await documentOf(await apiUser("supplier"), "SUPPLIER", "orders", { eventState: "CONFIRMED" });
  await page.goto(`/vendor/documents/${confirmed}`);
  await settled(page);
  const boxOf = async (name: string) => {
    const box = await page.getByRole("region", { name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    return box;
  };
  const [messages, log] = [await boxOf(texts.messages.title), await boxOf(texts.documentPage.sections.log)];
  expect(log.x).toBeGreaterThan(messages.x + messages.width);
  expect(Math.abs(log.y - messages.y)).toBeLessThan(300);
});

test("no words that were found break on the narrowest phone", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber", { viewport: { width: 320, height: 700 } });
  await page.context().addCookies([{ name: "language", value: "sv", url: address }]);
  await page.goto("/subscriber/search?q=katu");
  await settled(page);
  await expect(page.locator("mark").nth(5)).toBeVisible();
  expect(await findBrokenWords(page)).toEqual([]);
});

test("a screen has one way to a new document, and over a list it is to one of its kind", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber/documents?type=Order", {
    viewport: { width: 1280, height: 800 },
  });
  await settled(page);
  const { newTitles } = texts.newDocument;
  const inPage = labelled(page.getByRole("main"), "link", texts.documentList.newDocument);
  const fresh = (name: string) => labelled(drawer(page), "link", name);
  await expect(inPage).toHaveCount(0);
  await expect(fresh(newTitles.Order)).toHaveAttribute("href", "/subscriber/documents/new?type=Order");
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(inPage).toHaveCount(1);
  await expect(drawer(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(inPage).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/documents\/new\?type=Order/);
  await page.goto("/subscriber");
  await expect(fresh(texts.shell.newDocumentLong)).toBeVisible();
});

test("on a phone what one does most is at the foot, and a card of a list has three lines", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber/documents?type=Order", {
    viewport: { width: 360, height: 780 },
  });
  for (const language of ["fi", "sv"] as const) {
    await page.context().addCookies([{ name: "language", value: language, url: address }]);
    await page.goto("/subscriber/documents?type=Order");
    await settled(page);
    const heights = await page
      .locator("li [data-line]")
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights), language).toBeLessThan(24);

    const words = textsFor(language);
    const bar = page.getByRole("navigation", { name: words.shell.bottomBar });
    await expect(bar.getByRole("link")).toHaveCount(3);
    const pages = page.getByRole("navigation", { name: words.common.pagination.label });
    // Cards become as high as they are when one comes to them, and the page with them.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [foot, last] = [await bar.boundingBox(), await pages.boundingBox()];
      if (!foot || !last) throw new Error("The bar or the pages are not on the screen");
      expect(last.y + last.height, language).toBeLessThanOrEqual(foot.y + 1);
    }).toPass();

    await bar.getByRole("button", { name: words.shell.newDocumentLong }).click();
    await page.getByRole("menuitem", { name: words.newDocument.newTitles.Order, exact: true }).click();
    await expect(page).toHaveURL(/\/documents\/new\?type=Order/);
    await expect(page.locator("[data-action-bar]")).toBeVisible();
    await expect(bar).toBeHidden();
  }
});

test("on a phone rows begin soon under what narrows them, and all of that can be pressed", async ({ enter }) => {
  const page = await enter("supplier", "/vendor", { viewport: { width: 360, height: 780 } });
  for (const language of ["fi", "sv"] as const) {
    await page.context().addCookies([{ name: "language", value: language, url: address }]);
    for (const place of ["/vendor/documents?type=Order", "/vendor/search?q=keskuskatu"]) {
      await page.goto(place);
      await settled(page);
      const room = await page.locator("main").evaluate((main) => {
        const card = main.querySelector("li[data-row]")?.getBoundingClientRect().top ?? Infinity;
        return card - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
      });
      expect(room, `${language} ${place}`).toBeLessThan(170);
      const words = textsFor(language);
      const inMain = page.getByRole("main");
      for (const tool of [words.searchPage.export, words.documentList.columnsButton]) {
        const box = await inMain.getByRole("button", { name: tool, exact: true }).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), tool).toBeGreaterThanOrEqual(24);
      }
      await expect(inMain.getByLabel(words.common.table.sortBy)).toHaveValue(/ desc$/);
    }
  }
});

test("a table of figures on a phone is shaded where it goes on", async ({ enter }) => {
  const page = await enter("subscriber", "/reports/subscriber", { viewport: { width: 360, height: 780 } });
  await settled(page);
  const tables = page.getByRole("region").filter({ has: page.locator("table") });
  await expect(tables.first()).toBeVisible();
  const looks = await tables.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((one) => getComputedStyle(one).backgroundAttachment),
  );
  expect(looks.length).toBeGreaterThan(0);
  expect(new Set(looks)).toEqual(new Set(["local, local, scroll, scroll"]));
});
