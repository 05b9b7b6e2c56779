import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { live, snackbar, subscriberPath } from "../support/document-page.ts";
import { exportedFile } from "../support/exported-file.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test, type Enter } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.documentList;
const { pagination } = texts.common;
const { one } = texts.documents.types.Order;
const count = 27;

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const rowLink = (page: Page, tid: number) => page.getByRole("link", { name: new RegExp(`^${words.row(one, tid)}`) });
const filter = (page: Page) => page.getByRole("searchbox", { name: words.filter });
const sortBy = (page: Page, column: string) => page.getByRole("columnheader", { name: column }).getByRole("button");

/** A list of orders of a project of its own, the first of which is wanted first. */
async function openProject(enter: Enter, most = count) {
  const projectId = uniqueId("Projekti");
  const tids: number[] = [];
  for (let day = 0; day < most; day += 1) {
    const document = { projectId, requestedDate: dayFromNow(60 + day) };
    tids.push((await makeOrder({ by: "otherSubscriber", from: "otherSupplier", document })).id);
  }
  // So wide that every column stands by itself; legible-lists looks at narrower ones.
  const viewport = { width: 1920, height: 800 };
  const page = await enter("otherSubscriber", `/subscriber/documents?type=Order&q=${projectId}`, { viewport });
  await expect(rowLink(page, tids.at(-1) ?? 0)).toBeVisible();
  return { page, projectId, tids, first: tids[0] ?? 0, last: tids.at(-1) ?? 0 };
}

const requestedDates = async (page: Page) => {
  const headers = await page.getByRole("columnheader").allTextContents();
  const place = headers.findIndex((header) => header.startsWith(words.columns.requestedDate));
  return await rows(page).evaluateAll((all, at) => all.map((row) => row.children[at]?.textContent ?? ""), place);
};

test("a list is paged, sorted and filtered, all by its address", async ({ enter }) => {
  const { page, projectId, first, last } = await openProject(enter);
  await expect(page.getByText(pagination.range(1, 25, count))).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await labelled(page, "button", pagination.next).click();
  await expect(page.getByText(pagination.range(26, 27, count))).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(rowLink(page, first)).toBeVisible();

  await labelled(page, "combobox", pagination.pageSize).selectOption("50");
  await expect(rows(page)).toHaveCount(count);
  await sortBy(page, words.columns.requestedDate).click();
  await expect(page).toHaveURL(/sort=requestedDate/);
  const rising = Array.from({ length: count }, (_one, day) => asFinnish(dayFromNow(60 + day)));
  await expect.poll(() => requestedDates(page)).toEqual(rising);
  await sortBy(page, words.columns.requestedDate).click();
  await expect.poll(() => requestedDates(page)).toEqual(rising.toReversed());

  await labelled(page, "combobox", pagination.pageSize).selectOption(pagination.all);
  await expect(rows(page)).toHaveCount(count);
  await page.reload();
  await expect.poll(() => requestedDates(page)).toEqual(rising.toReversed());

  await filter(page).fill(`${projectId} ei tätä`);
  await expect(page.getByText(words.emptyFiltered(`${projectId} ei tätä`))).toBeVisible();
  await filter(page).fill(`TID ${last}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=TID\\+${last}`));
});

test("the states above a list lead to each state, with counts that follow live", async ({ enter }) => {
  const { page, first } = await openProject(enter, 2);
  const states = page.getByRole("navigation", { name: words.states });
  const chip = (state: "OPEN" | "IN_PROCESSING") =>
    states.getByRole("link", { name: new RegExp(`^${texts.documents.states[state]} \\d+`) });
  await chip("OPEN").click();
  await expect(page).toHaveURL(/status=OPEN/);
  await expect(chip("OPEN")).toHaveAttribute("aria-current", "page");
  await expect(
    labelled(page, "heading", words.title(texts.documents.types.Order.many, texts.documents.manyInState.OPEN)),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await bringTo("IN_PROCESSING", "otherSupplier", first);
  await expect(rowLink(page, first)).toBeHidden(live);
  await chip("IN_PROCESSING").click();
  await expect(rowLink(page, first)).toBeVisible();
});

test("Back brings the filter, the order and the place in the list again", async ({ enter }) => {
  const { page, first } = await openProject(enter);
  await labelled(page, "combobox", pagination.pageSize).selectOption("50");
  await sortBy(page, words.columns.requestedDate).click();
  await sortBy(page, words.columns.requestedDate).click();
  await expect(page.getByRole("columnheader", { name: words.columns.requestedDate })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(rows(page).last()).toContainText(String(first));
  const address = page.url();
  await rowLink(page, first).scrollIntoViewIfNeeded();
  await expect(rowLink(page, first)).toBeInViewport();
  const place = await rowLink(page, first).boundingBox();
  await rowLink(page, first).click();
  await expect(page).toHaveURL(subscriberPath(first));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rowLink(page, first)).toBeInViewport();
  expect((await rowLink(page, first).boundingBox())?.y).toBe(place?.y);
});

test("rows are walked through by j and k, and opened by Enter", async ({ enter }) => {
  const { page, tids } = await openProject(enter, 3);
  const [oldest = 0, middle = 0, newest = 0] = tids;
  await page.keyboard.press("j");
  await expect(rowLink(page, newest)).toBeFocused();
  await test.step("the headings are one Tab stop, and so is the drawer beside its button", async () => {
    // Over the box of the row.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("thead input")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("thead :focus")).toHaveText(texts.documentList.columns.tid);
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("thead :focus")).not.toHaveText(texts.documentList.columns.tid);
    await expect(page.locator("thead [tabindex='0']")).toHaveCount(1);
    const stops = page.getByRole("navigation", { name: texts.shell.drawer }).locator("a, button");
    await expect(stops.and(page.locator(":not([tabindex='-1'])"))).toHaveCount(2);
    await rowLink(page, newest).focus();
  });
  await test.step("from the beginning of the page at most 15 stops lead to the first row", async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.locator("body").evaluate((body) => {
      body.tabIndex = -1;
      body.focus();
      body.removeAttribute("tabindex");
    });
    let stops = 0;
    do {
      await page.keyboard.press("Tab");
      stops += 1;
    } while (stops < 60 && (await page.locator("tbody :focus").count()) === 0);
    expect(stops).toBeLessThanOrEqual(15);
    await rowLink(page, newest).focus();
  });
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rowLink(page, oldest)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rowLink(page, middle)).toBeFocused();
  await filter(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.type("j");
  await expect(filter(page)).toHaveValue(/j$/);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Shift+Tab");
  await rowLink(page, middle).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(subscriberPath(middle));
});

test("the processed mark is seen at once, and taken back when the server refuses", async ({ enter, troubles }) => {
  troubles.allow(/status of 500/);
  const { page, first } = await openProject(enter, 1);
  await bringTo("CONFIRMED", "otherSupplier", first);
  const mark = labelled(page, "button", words.markProcessed(first));
  const unmark = labelled(page, "button", words.unmarkProcessed(first));
  let goOn = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(
    /\/orders\/\d+$/,
    async (route) => {
      await slow;
      await route.fulfill({ status: 500, body: "" });
    },
    { times: 1 },
  );
  await mark.click();
  await expect(unmark).toHaveAttribute("aria-pressed", "true", { timeout: 500 });
  goOn();
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await expect(snackbar(page, words.markFailed(first))).toBeVisible();

  await mark.click();
  await expect(snackbar(page, words.markedProcessed(first))).toBeVisible();
  await labelled(page, "button", texts.common.undo).click();
  await expect(mark).toBeVisible();
});

test("columns are chosen, stay chosen, and come back as they were", async ({ enter }) => {
  const { page } = await openProject(enter, 1);
  const header = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await labelled(page, "button", words.columnsButton).click();
  await labelled(page, "checkbox", words.counterparty.SUBSCRIBER).uncheck();
  await labelled(page, "checkbox", words.columns.capacity).check();
  await page.keyboard.press("Escape");
  await expect(header(words.counterparty.SUBSCRIBER)).toBeHidden();
  await page.reload();
  await expect(header(words.columns.capacity)).toBeVisible();
  await expect(header(words.counterparty.SUBSCRIBER)).toBeHidden();
  await labelled(page, "button", words.columnsButton).click();
  await labelled(page, "button", words.restoreColumns).click();
  await page.keyboard.press("Escape");
  await expect(header(words.counterparty.SUBSCRIBER)).toBeVisible();
  await expect(header(words.columns.customer)).toBeVisible();
  await expect(header(words.columns.capacity)).toBeHidden();
});

test("columns are put in order by mouse and by keyboard, and files have the same order", async ({ enter }) => {
  const { page } = await openProject(enter, 1);
  const { tid, cid, product, address, customer } = words.columns;
  const headers = async () => (await page.getByRole("columnheader").allTextContents()).filter((text) => text !== "");
  const usual = await headers();
  expect(usual.slice(0, 4)).toEqual([tid, cid, product, address]);
  await labelled(page, "button", words.columnsButton).click();
  await labelled(page, "button", words.moveColumn.up(cid)).click({ force: true });
  await labelled(page, "button", words.moveColumn.up(address)).click();
  const places = await page.getByRole("dialog").getByRole("checkbox").count();
  await expect(page.getByText(words.columnMoved(address, 2, places))).toBeAttached();
  await expect(labelled(page, "button", words.moveColumn.up(address))).toBeFocused();
  await page.keyboard.press("Enter");
  await labelled(page, "checkbox", customer).focus();
  // Past the other end, which may be chosen, the product and the case.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Alt+ArrowUp");
  await expect(labelled(page, "checkbox", customer)).toBeFocused();
  await page.keyboard.press("Escape");
  const chosen = [tid, address, customer, cid, product];
  await expect.poll(async () => (await headers()).slice(0, 5)).toEqual(chosen);
  await page.reload();
  await expect.poll(async () => (await headers()).slice(0, 5)).toEqual(chosen);

  const csv = await exportedFile(page, texts.searchPage.exportCsv);
  expect(csv.content.toString().replace("\u{feff}", "").split(";").slice(0, 5)).toEqual(chosen);

  await labelled(page, "button", words.columnsButton).click();
  await labelled(page, "button", words.restoreColumns).click();
  await page.keyboard.press("Escape");
  await expect.poll(headers).toEqual(usual);
});
