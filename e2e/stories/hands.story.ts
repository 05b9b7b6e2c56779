import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { live, snackbar, subscriberPath, vendorPath } from "../support/document-page.ts";
import { filterBy } from "../support/filter-by.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { newUser } from "../support/new-user.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const { handler } = texts.documentPage;
const { bulk, documentList } = texts;
const { actions } = texts.documents;
const colleagueName = "Venla Uusikäyttäjä";
const oneself = handler.you("").trim();

const section = (page: Page) => page.getByRole("region", { name: handler.title, exact: true });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const bar = (page: Page) => page.getByRole("toolbar", { name: texts.common.table.selectionActions });

async function give(page: Page, to: { value: string } | { label: string }): Promise<void> {
  const dialog = page.getByRole("dialog");
  await labelled(dialog, "combobox", texts.actionInputs.inputs.handlerId.label).selectOption(to);
  await labelled(dialog, "button", actions.assign("Order")).click();
  await expect(dialog).toBeHidden();
}

test("an order is given to a colleague and taken by its supplier, and neither side reads who handles it on the other", async ({
  enter,
}) => {
  const colleague = await newUser("productAdmin", { beside: "otherSubscriber" });
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const subscriber = await enter("otherSubscriber", subscriberPath(id));
  const supplier = await enter("otherSupplier", vendorPath(id));
  await expect(section(subscriber)).toContainText(oneself);
  await expect(section(supplier)).toContainText(handler.nobody);

  await labelled(section(subscriber), "button", actions.assign("Order")).click();
  await give(subscriber, { value: colleague.id });
  await expect(section(subscriber)).toContainText(colleagueName);
  await labelled(section(supplier), "button", actions.take("Order")).click();
  await expect(section(supplier)).toContainText(oneself, live);
  await expect(labelled(section(supplier), "button", actions.take("Order"))).toBeHidden();
  await expect(supplier.getByText(colleagueName)).toHaveCount(0);
});

test("a list shows whose each order is, finds those of nobody, and gives several at once", async ({ enter }) => {
  const projectId = uniqueId("Projekti");
  for (let made = 0; made < 2; made += 1)
    await makeOrder({ by: "otherSubscriber", from: "otherSupplier", document: { projectId } });
  const page = await enter("otherSupplier", `/vendor/documents?type=Order&q=${projectId}`, {
    viewport: { width: 1920, height: 800 },
  });
  await filterBy(page, documentList.unassignedOnly);
  await expect(rows(page)).toHaveCount(2);
  await filterBy(page, documentList.mineOnly);
  await expect(page.getByText(documentList.emptyFiltered(projectId))).toBeVisible();
  await filterBy(page, documentList.mineOnly);
  await expect(rows(page)).toHaveCount(2);

  await labelled(page, "checkbox", texts.common.table.selectAll).check();
  await labelled(bar(page), "button", actions.take("Order")).click();
  await expect(snackbar(page, bulk.done.take(2))).toBeVisible();
  await labelled(bar(page), "button", actions.assign("Order")).click();
  await give(page, { label: handler.nobody });
  await expect(snackbar(page, bulk.done.assign(2))).toBeVisible();
  await labelled(bar(page), "button", texts.common.table.clearSelection).click();
  await filterBy(page, documentList.unassignedOnly);
  await expect(rows(page)).toHaveCount(2);
});

test("whoever watches an order is told so on its page, until it ends", async ({ enter }) => {
  const { watching } = texts;
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const page = await enter("otherSupplier", vendorPath(id));
  const panel = page.getByRole("region", { name: watching.title, exact: true });
  await labelled(panel, "button", watching.begin).click();
  await expect(snackbar(page, watching.begun)).toBeVisible();
  await expect(panel.getByText(watching.watching, { exact: true })).toBeVisible();
  await page.reload();
  await labelled(panel, "button", watching.end).click();
  await expect(snackbar(page, watching.ended)).toBeVisible();
  await expect(labelled(panel, "button", watching.begin)).toBeVisible();
});

test("a late order leads to whom its supplier has named, and the message of it stays with the order", async ({
  enter,
}) => {
  const { escalation } = texts;
  const page = await enter("otherSubscriber", "/subscriber/documents?type=Order&due=late");
  await rows(page).first().getByRole("link").first().click();
  await labelled(page, "button", escalation.escalate).click();
  const dialog = page.getByRole("dialog", { name: escalation.escalate });
  await expect(dialog.locator("a[href^='tel:']").first()).toBeVisible();
  await labelled(dialog, "combobox", escalation.levelOfMessage).selectOption("2");
  await labelled(dialog, "textbox", texts.messages.content).fill("");
  await labelled(dialog, "button", texts.messages.send).click();
  await expect(dialog.getByText(texts.issues.REQUIRED as string)).toBeVisible();
  const content = uniqueId("Milloin asennetaan");
  await labelled(dialog, "textbox", texts.messages.content).fill(content);
  await labelled(dialog, "button", texts.messages.send).click();
  await expect(snackbar(page, escalation.sent)).toBeVisible();
  await expect(page.getByRole("article", { name: escalation.subject(2) }).first()).toContainText(content);
});
