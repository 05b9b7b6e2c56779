import type { Locator, Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { dayFromNow } from "../support/dates.ts";
import { faultHandlerPath, subscriberPath, vendorPath } from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { exportedFile } from "../support/exported-file.ts";
import { bringTo } from "../support/handle-order.ts";
import { drawer } from "../support/drawer.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeOrder } from "../support/make-order.ts";
import { newUser } from "../support/new-user.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.searchPage;
const { criteria } = texts.search;
const { one } = texts.documents.types.Order;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;

const field = (page: Page) => page.getByRole("searchbox", { name: words.field });
const rowLink = (page: Page, tid: number) =>
  page.getByRole("link", { name: new RegExp(`^${texts.documentList.row(one, tid)}`) });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });

/** How far down it stands, once it has come to rest. */
async function restingPlace(link: Locator): Promise<number> {
  const seen: (number | undefined)[] = [];
  await expect
    .poll(async () => {
      seen.unshift((await link.boundingBox())?.y);
      return seen[0] !== undefined && seen[0] === seen[1];
    })
    .toBe(true);
  return seen[0] ?? 0;
}
const narrowing = (page: Page) => page.getByRole("navigation", { name: words.facets.title });
const chips = (page: Page) => page.getByRole("list", { name: words.criteria });

test("one field finds while one types, archives what is found, and Back brings it again", async ({ enter }) => {
  const projectId = uniqueId("Projekti");
  const older = await makeOrder({ ...parties, document: { projectId } });
  const newer = await makeOrder({ ...parties, document: { projectId } });
  await bringTo("READY", parties.from, older.id);
  const page = await enter(parties.by, "/search/subscriber?sort=tid");
  await expect(page).toHaveURL("/subscriber/search?sort=tid");
  await expect(field(page)).toBeFocused();

  await field(page).fill(newer.customerName.toUpperCase());
  await expect(rows(page)).toHaveCount(1);
  await expect(rowLink(page, newer.id)).toBeVisible();
  const marked = await rows(page).locator("mark").allTextContents();
  expect(marked.join(" ")).toContain(newer.customerName);
  await field(page).fill("ei tällaista missään");
  await expect(page.getByText(words.nothingHint)).toBeVisible();
  await field(page).fill(projectId);
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`q=${projectId}`));
  await expect(rows(page).first()).toContainText(String(older.id));

  const csv = await exportedFile(page, words.exportCsv);
  expect(csv.name).toMatch(/\.csv$/);
  const [, first, second, ...rest] = csv.content.toString().trimEnd().split("\r\n");
  expect([first, second].map((line) => line?.split(";")[0])).toEqual([String(older.id), String(newer.id)]);
  expect(rest).toEqual([]);
  const xlsx = await exportedFile(page, words.exportXlsx);
  expect(xlsx.name).toMatch(/\.xlsx$/);
  expect(xlsx.content.subarray(0, 2).toString()).toBe("PK");

  await labelled(page, "checkbox", texts.common.table.selectRow(texts.documentList.row(one, older.id))).check();
  await page
    .getByRole("toolbar", { name: texts.common.table.selectionActions })
    .getByRole("button", { name: texts.documents.actions.archive("Order") })
    .click();
  await expect(rows(page).first()).toContainText(texts.documents.states.ARCHIVED);

  const address = page.url();
  await rowLink(page, newer.id).click();
  await expect(page).toHaveURL(subscriberPath(newer.id));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(field(page)).toHaveValue(projectId);
  await expect(rows(page)).toHaveCount(2);
});

test("every criterion can be asked for, is said over the results, and stands in the address", async ({ enter }) => {
  const projectId = uniqueId("Projekti");
  const order = await makeOrder({ ...parties, document: { projectId, requestedDate: dayFromNow(80) } });
  const ready = await makeOrder({ ...parties, document: { projectId, requestedDate: dayFromNow(120) } });
  await bringTo("READY", parties.from, ready.id);
  const page = await enter(parties.from, "/vendor/search?searchType=advanced");
  const search = labelled(page, "button", words.submit);
  const group = (name: keyof typeof texts.search.groups) => page.getByText(texts.search.groups[name], { exact: true });

  await search.click();
  await expect(page.getByText(words.emptySearch)).toBeVisible();
  await group("dates").click();
  await labelled(page, "textbox", words.rangeFrom(criteria.requested)).fill("1.1.2025");
  await labelled(page, "textbox", words.rangeTo(criteria.requested)).fill("1.6.2026");
  await search.click();
  await expect(page.getByText(texts.issues.DATE_RANGE_TOO_LONG as string).first()).toBeVisible();

  await labelled(page, "textbox", words.rangeFrom(criteria.requested)).fill("+70");
  await labelled(page, "textbox", words.rangeTo(criteria.requested)).fill("+100");
  await labelled(page, "checkbox", one).check();
  await group("references").click();
  await labelled(page, "textbox", criteria.project).fill(projectId.toLowerCase());
  await search.click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rowLink(page, order.id)).toBeVisible();
  await expect(chips(page).getByRole("listitem")).toHaveCount(3);
  await expect(narrowing(page)).toBeHidden();

  await page.reload();
  await expect(rowLink(page, order.id)).toBeVisible();
  const narrow = page.url();
  await labelled(page, "button", words.remove(criteria.requested)).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).not.toHaveURL(narrow);
  const wide = page.url();
  await narrowing(page)
    .getByRole("link", { name: `${texts.documents.states.READY} 1`, exact: true })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await expect(chips(page)).toContainText(`${criteria.status}: ${texts.documents.states.READY}`);
  await expect(narrowing(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(wide);
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(narrow);
  await expect(rows(page)).toHaveCount(1);
  await labelled(page, "button", words.change).click();
  await expect(labelled(page, "checkbox", one)).toBeChecked();
  await labelled(page, "button", words.cancelChange).click();
  await rowLink(page, order.id).click();
  await expect(page).toHaveURL(vendorPath(order.id));
});

for (const [screen, viewport] of Object.entries({
  desk: { width: 1280, height: 500 },
  phone: { width: 360, height: 780 },
}))
  test(`Back from a document brings the place in the results again, on a ${screen}`, async ({ enter }) => {
    const projectId = uniqueId("Projekti");
    const made = Array.from({ length: 14 }, () => makeOrder({ ...parties, document: { projectId } }));
    const ids = (await Promise.all(made)).map(({ id }) => id).toSorted((first, second) => first - second);
    const [oldest = 0] = ids;
    const page = await enter(parties.by, `/subscriber/search?q=${projectId}`, { viewport });
    const link = rowLink(page, oldest);
    await expect(rowLink(page, ids.at(-1) ?? 0)).toBeVisible();
    await expect(link).not.toBeInViewport();
    await page.mouse.move(viewport.width - 60, viewport.height - 100);
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await restingPlace(link);
      await expect(link).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    // Where something lies over it, the press itself would scroll on.
    await link.click({ trial: true });
    const place = await restingPlace(link);
    const address = page.url();
    await link.click();
    await expect(page).toHaveURL(subscriberPath(oldest));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(link).toBeInViewport();
    expect(Math.abs((await restingPlace(link)) - place)).toBeLessThan(2);
  });

test("a fault handler's front page begins with the search of faults", async ({ enter }) => {
  const fault = await makeDocument("Fault", parties);
  const handler = await enter("otherErrorHandler", "/fault-handler");
  await field(handler).fill(`TID ${fault.id}`);
  const found = handler.getByRole("region", { name: words.results });
  await expect(found.getByRole("link", { name: new RegExp(`TID ${fault.id}`) })).toBeVisible();
  await expect(handler).toHaveURL(/\/fault-handler\?q=/);
  await field(handler).press("Enter");
  await expect(handler).toHaveURL(faultHandlerPath(fault.id));

  await handler.goto(`/fault-handler/search?q=TID+${fault.id}`);
  await expect(rows(handler)).toHaveCount(1);
});

test("an administrator without the plain role searches, without a drawer and without links", async ({ page }) => {
  const password = "salasana-jota-ei-arvaa";
  const { emailAddress } = await newUser("subscriber", { password, role: "SUBSCRIBER_ADMIN" });
  await logIn(page, emailAddress, password);
  await page.goto("/subscriber/search?q=katu");
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).getByRole("link")).toHaveCount(0);
  await expect(drawer(page)).toBeHidden();
  const ways = page.getByRole("navigation", { name: texts.shell.searchAndReports });
  await labelled(ways, "link", texts.shell.reports).click();
  await expect(page).toHaveURL("/reports/subscriber");
  await expect(drawer(page)).toBeHidden();
  await page.goto(`/reports/subscriber?report=count-per-event&documents=yes`);
  await labelled(ways, "link", texts.shell.search).click();
  await expect(page).toHaveURL("/subscriber/search");
  await expect(labelled(ways, "link", texts.shell.search)).toHaveAttribute("aria-current", "page");
  await page.goto("/subscriber/documents?type=Order");
  await expect(page).not.toHaveURL(/documents/);
});

test("a search is saved with its columns, pinned with a live count, renamed and removed", async ({ enter }) => {
  const [projectId, name] = [uniqueId("Projekti"), uniqueId("Omat")];
  await makeOrder({ ...parties, document: { projectId } });
  const page = await enter(parties.by, `/subscriber/search?q=${projectId}&sort=-requestedDate`);
  await expect(rows(page)).toHaveCount(1);
  await labelled(page, "button", texts.documentList.columnsButton).click();
  const up = labelled(page, "button", texts.documentList.moveColumn.up(texts.search.columns.projectId));
  await labelled(page, "checkbox", texts.search.columns.projectId).check();
  while ((await up.getAttribute("aria-disabled")) === "false") await up.click();
  await page.keyboard.press("Escape");
  const headers = page.getByRole("columnheader").filter({ hasText: /./ });
  const [second, third] = [headers.nth(1), headers.nth(2)];
  await expect(second).toHaveText(texts.search.columns.projectId);

  await labelled(page, "button", words.save).click();
  const dialog = page.getByRole("dialog");
  await labelled(dialog, "button", words.saveButton).click();
  await expect(dialog.getByText(texts.issues.REQUIRED as string)).toBeVisible();
  await labelled(dialog, "textbox", words.name).fill(name);
  await labelled(dialog, "checkbox", words.pin).check();
  await labelled(dialog, "button", words.saveButton).click();
  await expect(labelled(page, "heading", name)).toBeVisible();

  const pinned = page.getByRole("region", { name: texts.pinnedSearches.title });
  await expect(labelled(page, "link", texts.pinnedSearches.count(name, "1"))).toBeVisible();
  await makeOrder({ ...parties, document: { projectId } });
  await expect(labelled(page, "link", texts.pinnedSearches.count(name, "2"))).toBeVisible();

  await labelled(page, "button", texts.documentList.columnsButton).click();
  await labelled(page, "checkbox", texts.search.columns.cid).uncheck();
  const down = labelled(page, "button", texts.documentList.moveColumn.down(texts.search.columns.projectId));
  const names = async () => await page.getByRole("dialog").locator("label").allTextContents();
  const isPast = async (column: string) =>
    (await names()).indexOf(texts.search.columns.projectId) > (await names()).indexOf(column);
  while (!(await isPast(texts.search.columns.type))) await down.click();
  await page.keyboard.press("Escape");
  await expect(third).toHaveText(texts.search.columns.projectId);
  await labelled(page, "button", words.update).click();
  await expect(labelled(page, "button", words.update)).toBeHidden();

  await page.goto("/subscriber");
  await pinned.getByRole("link").filter({ hasText: name }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/sort=-requestedDate/);
  await expect(third).toHaveText(texts.search.columns.projectId);
  await expect(page.getByRole("columnheader", { name: texts.search.columns.cid })).toBeHidden();
  await page.goto(`/subscriber/search?q=${projectId}`);
  await expect(second).toHaveText(texts.search.columns.projectId);
  await expect(page.getByRole("columnheader", { name: texts.search.columns.cid })).toBeVisible();

  await labelled(page, "button", words.saved).click();
  await labelled(page, "button", words.edit(name)).click();
  const edit = page.getByRole("dialog", { name: words.editTitle });
  await labelled(edit, "textbox", words.name).fill(`${name} uusi`);
  await labelled(edit, "button", words.saveButton).click();
  await labelled(page, "button", words.deleteSearch(`${name} uusi`)).click();
  await labelled(page, "button", words.deleteButton).click();
  await expect(page.getByRole("link", { name: `${name} uusi` })).toHaveCount(0);
});

test("over a thousand results are asked to be narrowed, and what was typed wrong stays", async ({ enter }) => {
  const page = await enter("supplier", "/vendor/search?q=katu&state=READY");
  await expect(page.getByText(texts.shell.unknownParameters.told(["state"]))).toBeVisible();
  await labelled(page, "button", texts.shell.unknownParameters.remove).click();
  await expect(page).toHaveURL("/vendor/search?q=katu");
  const most = 1000;
  await expect(page.getByText(texts.search.narrow(most))).toBeVisible();
  await expect(page.getByText(texts.common.pagination.range(1, 25, most))).toBeVisible();
  await field(page).fill("tampellankatu tampere");
  await expect(page.getByText(texts.search.narrow(most))).toBeHidden();

  await page.goto("/vendor/search?searchType=advanced");
  const search = labelled(page, "button", words.submit);
  await search.click();
  await expect(page.getByText(words.emptySearch)).toBeVisible();
  await labelled(page, "textbox", criteria.tid).fill("CID 12");
  await page.getByText(texts.search.groups.dates, { exact: true }).click();
  const from = labelled(page, "textbox", words.rangeFrom(criteria.created));
  await from.fill("5.3.2024");
  await search.click();
  await expect(page).toHaveURL(/searchType=advanced$/);
  await expect(from).toHaveAccessibleDescription(new RegExp(texts.issues.DATE_RANGE_TOO_LONG as string));
  await expect(labelled(page, "textbox", criteria.tid)).toHaveAccessibleDescription(/./);
  await expect(from).toHaveValue("5.3.2024");
  await expect(labelled(page, "textbox", criteria.tid)).toHaveValue("CID 12");
});
