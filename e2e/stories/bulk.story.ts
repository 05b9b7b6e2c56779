import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { live, snackbar } from "../support/document-page.ts";
import { bringTo, changeOrder, readOrder } from "../support/handle-order.ts";
import { holdSnackbars } from "../support/hold-snackbars.ts";
import { countPresses } from "../support/count-presses.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test, type Enter } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.bulk;
const { actions, fields } = texts.documents;
const { one } = texts.documents.types.Order;

const checkbox = (page: Page, tid: number) =>
  labelled(page, "checkbox", texts.common.table.selectRow(texts.documentList.row(one, tid)));
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const bar = (page: Page) => page.getByRole("toolbar", { name: texts.common.table.selectionActions });

async function openReady(enter: Enter, count: number): Promise<{ page: Page; tids: number[] }> {
  const projectId = uniqueId("Projekti");
  const tids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier", document: { projectId } });
    await bringTo("READY", "otherSupplier", id);
    tids.push(id);
  }
  const page = await enter("otherSubscriber", `/subscriber/documents?type=Order&q=${projectId}`);
  await expect(rows(page)).toHaveCount(count);
  return { page, tids };
}

test("ready orders are selected by Shift, marked, unmarked by undo, and archived after the time to undo", async ({
  enter,
}) => {
  const { page, tids } = await openReady(enter, 3);
  const [first = 0, , last = 0] = tids;
  await checkbox(page, last).check();
  await checkbox(page, first).click({ modifiers: ["Shift"] });
  await expect(bar(page).getByText(texts.common.table.selected(3))).toBeVisible();

  const letGo = await holdSnackbars(page);
  await labelled(bar(page), "button", actions.markProcessed("Order")).click();
  await expect(snackbar(page, words.done.markProcessed(3))).toBeVisible();
  expect(await readOrder("otherSubscriber", "SUBSCRIBER", first)).toMatchObject({ userProcessed: true });
  await labelled(page, "button", texts.common.undo).click();
  await expect(snackbar(page, words.done.unmarkProcessed(3))).toBeVisible();
  expect(await readOrder("otherSubscriber", "SUBSCRIBER", first)).toMatchObject({ userProcessed: false });

  await labelled(bar(page), "button", actions.archive("Order")).click();
  await expect(rows(page)).toHaveCount(0);
  await labelled(page.getByRole("status"), "button", texts.common.undo).last().click();
  await expect(rows(page)).toHaveCount(3);
  expect(await readOrder("otherSubscriber", "SUBSCRIBER", first)).toMatchObject({ archived: false });

  await labelled(page, "checkbox", texts.common.table.selectAll).check();
  await labelled(bar(page), "button", actions.archive("Order")).click();
  await expect(snackbar(page, words.done.archive(3))).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await letGo();
  await expect
    .poll(async () => await readOrder("otherSubscriber", "SUBSCRIBER", first), { timeout: 10_000 })
    .toMatchObject({ archived: true });
  await expect(rows(page)).toHaveCount(0);
});

test("a supplier takes ten new orders up, confirms and moves them on together, and what one is refused stays", async ({
  enter,
}) => {
  const projectId = uniqueId("Projekti");
  const customerName = "Meriväylä Oy";
  const ten = 10;
  const tids: number[] = [];
  for (let made = 0; made < ten; made += 1) {
    const { id } = await makeOrder({
      by: "otherSubscriber",
      from: "otherSupplier",
      document: { projectId, customerName },
    });
    tids.push(id);
  }
  const last = tids.pop() ?? 0;
  const [first = 0, second = 0] = tids;
  await bringTo("CONFIRMED", "otherSupplier", last);
  const page = await enter("otherSupplier", `/vendor/documents?type=Order&q=${projectId}`);
  await expect(rows(page)).toHaveCount(ten);
  const presses = await countPresses(page);
  await labelled(page, "checkbox", texts.common.table.selectAll).check();

  await labelled(bar(page), "button", words.partly(actions.startProcessing("Order"), tids.length, ten)).click();
  await expect(snackbar(page, words.done.startProcessing(tids.length))).toBeVisible();
  for (const tid of tids)
    expect(await readOrder("otherSupplier", "SUPPLIER", tid)).toMatchObject({ eventState: "IN_PROCESSING" });

  await labelled(bar(page), "button", words.partly(words.labels.confirm, tids.length, ten)).click();
  const dialog = page.getByRole("dialog");
  const row = (tid: number) => labelled(dialog, "group", words.dialog.row(tid, customerName));
  await labelled(dialog, "textbox", words.dialog.dayOfAll.confirm).fill(asFinnish(dayFromNow(20)));
  await labelled(dialog, "button", words.labels.confirm).click();
  await expect(dialog.getByText(texts.issues.REQUIRED as string)).toHaveCount(tids.length);
  for (const tid of tids) await labelled(row(tid), "textbox", fields.supplierConnectionId).fill(uniqueId("TOIM"));
  await labelled(row(second), "textbox", fields.estimatedDeliveryDate).fill(asFinnish(dayFromNow(25)));
  await changeOrder("otherSubscriber", "SUBSCRIBER", first, { action: "askQuestion", text: "Kuka avaa oven?" });
  await labelled(dialog, "button", words.labels.confirm).click();
  await expect(row(first).getByRole("alert")).toContainText(texts.problems.titles.STALE_VERSION);
  await expect(row(second)).toBeHidden();
  expect(await readOrder("otherSupplier", "SUPPLIER", second)).toMatchObject({
    eventState: "CONFIRMED",
    document: { estimatedDeliveryDate: dayFromNow(25) },
  });
  await labelled(dialog, "button", words.labels.confirm).click();
  await expect(dialog).toBeHidden();
  expect(await readOrder("otherSupplier", "SUPPLIER", first)).toMatchObject({
    eventState: "CONFIRMED",
    document: { estimatedDeliveryDate: dayFromNow(20) },
  });
  await expect(bar(page).getByText(texts.common.table.selected(1))).toBeVisible();

  await labelled(page, "checkbox", texts.common.table.selectAll).check();
  await labelled(bar(page), "button", actions.deliver("Order")).click();
  await expect(snackbar(page, words.done.deliver(ten))).toBeVisible();
  // What one writes for each is reached by Tab.
  expect(await presses()).toBeLessThanOrEqual(25);
  expect(await readOrder("otherSupplier", "SUPPLIER", last)).toMatchObject({ eventState: "IN_DELIVERY" });
});

test("a queue is read document by document, by keys, and left for the list that it came from", async ({ enter }) => {
  const projectId = uniqueId("Projekti");
  for (let made = 0; made < 2; made += 1)
    await makeOrder({ by: "otherSubscriber", from: "otherSupplier", document: { projectId } });
  const page = await enter("otherSupplier", `/vendor/documents?type=Order&status=OPEN&q=${projectId}`);
  const links = rows(page).getByRole("link");
  await expect(links).toHaveCount(2);
  const [above = "", below = ""] = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const { neighbours } = texts.documentPage;
  const nav = page.getByRole("navigation", { name: neighbours.label });
  await links.first().click();
  await expect(page).toHaveURL((url) => url.pathname === above);
  await expect(nav).toContainText(neighbours.position(1, 2));
  await expect(labelled(nav, "button", neighbours.previous)).toBeDisabled();

  await page.keyboard.press("j");
  await expect(page).toHaveURL((url) => url.pathname === below);
  await expect(nav).toContainText(neighbours.position(2, 2));
  await labelled(nav, "link", neighbours.previous).click();
  await expect(page).toHaveURL((url) => url.pathname === above);

  const { types, manyInState } = texts.documents;
  await labelled(page, "link", texts.documentList.title(types.Order.many, manyInState.OPEN)).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === projectId);
  await expect(links).toHaveCount(2);
});

test("each row has its own result: what another party changed meanwhile is told, the rest is done", async ({
  enter,
}) => {
  const { page, tids } = await openReady(enter, 2);
  const [changed = 0, unchanged = 0] = tids;
  await page.route(/\/bulk-actions$/, async (route) => {
    const asked = route.request().postDataJSON() as { change: object; rows: { eventId: number; version: number }[] };
    const stale = asked.rows.map((row) => (row.eventId === changed ? { ...row, version: 1 } : row));
    await route.continue({ postData: { ...asked, rows: stale } });
  });
  await labelled(page, "checkbox", texts.common.table.selectAll).check();
  await labelled(bar(page), "button", actions.archive("Order")).click();
  await labelled(page.getByRole("status"), "button", texts.common.close).last().click();
  const results = page.getByRole("list", { name: words.results });
  await expect(results.getByRole("listitem").filter({ hasText: String(unchanged) })).toContainText(words.rowDone);
  await expect(results.getByRole("listitem").filter({ hasText: String(changed) })).toContainText(
    texts.problems.titles.STALE_VERSION,
  );
  await expect(rows(page)).toHaveCount(1);
  await expect(checkbox(page, changed)).toBeVisible();
});

test("an archived document is archived though its page is closed before the time to undo is over", async ({
  enter,
}) => {
  const { page, tids } = await openReady(enter, 1);
  const [tid = 0] = tids;
  await checkbox(page, tid).check();
  await labelled(bar(page), "button", actions.archive("Order")).click();
  await expect(rows(page)).toHaveCount(0);
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => await readOrder("otherSubscriber", "SUBSCRIBER", tid), live)
    .toMatchObject({ archived: true });
});
