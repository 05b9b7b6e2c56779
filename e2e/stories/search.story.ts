import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { dayFromNow } from "../support/dates.ts";
import { faultHandlerPath, subscriberPath, vendorPath } from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
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
const chips = (page: Page) => page.getByRole("list", { name: words.criteria });

/** The file that the browser saves when this is chosen of the exports. */
async function exported(page: Page, choice: string) {
  await labelled(page, "button", words.export).click();
  const downloading = page.waitForEvent("download");
  await labelled(page, "menuitem", choice).click();
  const download = await downloading;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  return { name: download.suggestedFilename(), content: Buffer.concat(chunks) };
}

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
  await field(page).fill("ei tällaista missään");
  await expect(page.getByText(words.nothingHint)).toBeVisible();
  await field(page).fill(projectId);
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`q=${projectId}`));
  await expect(rows(page).first()).toContainText(String(older.id));

  const csv = await exported(page, words.exportCsv);
  expect(csv.name).toMatch(/\.csv$/);
  const [, first, second, ...rest] = csv.content.toString().trimEnd().split("\r\n");
  expect([first, second].map((line) => line?.split(";")[0])).toEqual([String(older.id), String(newer.id)]);
  expect(rest).toEqual([]);
  const xlsx = await exported(page, words.exportXlsx);
  expect(xlsx.name).toMatch(/\.xlsx$/);
  expect(xlsx.content.subarray(0, 2).toString()).toBe("PK");

  await labelled(page, "checkbox", texts.common.table.selectRow(texts.documentList.row(one, older.id))).check();
  await page
    .getByRole("toolbar", { name: texts.bulk.bar })
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
  await makeOrder({ ...parties, document: { projectId, requestedDate: dayFromNow(120) } });
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

  await page.reload();
  await expect(rowLink(page, order.id)).toBeVisible();
  await labelled(page, "button", words.remove(criteria.requested)).click();
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await labelled(page, "button", words.change).click();
  await expect(labelled(page, "checkbox", one)).toBeChecked();
  await labelled(page, "button", words.cancelChange).click();
  await rowLink(page, order.id).click();
  await expect(page).toHaveURL(vendorPath(order.id));
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
  await page.goto("/subscriber/documents?type=Order");
  await expect(page).not.toHaveURL(/documents/);
});

test("a search is saved with its columns, pinned with a live count, renamed and removed", async ({ enter }) => {
  const [projectId, name] = [uniqueId("Projekti"), uniqueId("Omat")];
  await makeOrder({ ...parties, document: { projectId } });
  const page = await enter(parties.by, `/subscriber/search?q=${projectId}&sort=-requestedDate`);
  await expect(rows(page)).toHaveCount(1);
  await labelled(page, "button", texts.documentList.columnsButton).click();
  await labelled(page, "checkbox", texts.search.columns.projectId).check();
  await page.keyboard.press("Escape");

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

  await page.goto("/subscriber");
  await pinned.getByRole("link").filter({ hasText: name }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/sort=-requestedDate/);
  await expect(page.getByRole("columnheader", { name: texts.search.columns.projectId })).toBeVisible();

  await labelled(page, "button", words.saved).click();
  await labelled(page, "button", words.edit(name)).click();
  const edit = page.getByRole("dialog", { name: words.editTitle });
  await labelled(edit, "textbox", words.name).fill(`${name} uusi`);
  await labelled(edit, "button", words.saveButton).click();
  await labelled(page, "button", words.deleteSearch(`${name} uusi`)).click();
  await labelled(page, "button", words.deleteButton).click();
  await expect(page.getByRole("link", { name: `${name} uusi` })).toHaveCount(0);
});
