import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { actionButton, expectState, live, shownField, subscriberPath } from "../support/document-page.ts";
import { changeOrder, readOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const { stale, edit } = texts.documentPage;
const { fields } = texts.documents;

const input = (page: Page, field: keyof typeof fields) => labelled(page, "textbox", fields[field]);
const save = (page: Page) => labelled(page, "button", texts.common.saveChanges);

/** The lock of the one who edits runs out, and a colleague changes the order meanwhile. */
async function changeMeanwhile(id: number): Promise<void> {
  const user = await apiUser("supplier");
  const path = `organizations/${user.organizationId}/roles/SUBSCRIBER/events/${id}/lock-for-editing?reset=true`;
  const document = { projectId: "Projekti 9", orderNumber: "T-77" };
  // The editor's page may renew its lock in between.
  await expect(async () => {
    await user.call(path, { method: "PATCH" });
    await changeOrder("productAdmin", "SUBSCRIBER", id, { action: "edit", document });
  }).toPass();
}

async function expectNotice(page: Page): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: stale.title }).filter({ hasText: stale.keepMine });
  await expect(notice).toContainText("Helena Ylitalo");
  await expect(notice).toContainText(`${fields.projectId}: Projekti 9`);
  await expect(notice.getByRole("listitem").filter({ hasText: fields.orderNumber })).toContainText(stale.conflict);
  await expect(notice.getByRole("listitem").filter({ hasText: fields.projectId })).not.toContainText(stale.conflict);
}

async function expectBothSaved(page: Page, id: number): Promise<void> {
  await expect(shownField(page, fields.customBillingReference)).toHaveText("Oma viite");
  const { document } = await readOrder("supplier", "SUBSCRIBER", id);
  expect(document).toMatchObject({ customBillingReference: "Oma viite", orderNumber: "T-1", projectId: "Projekti 9" });
}

test("a change by a colleague is told while one edits, and overwrites nothing", async ({ enter, troubles }) => {
  troubles.allow(/423/);
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const page = await enter("supplier", subscriberPath(id));
  await actionButton(page, "edit").click();
  await input(page, "customBillingReference").fill("Oma viite");
  await input(page, "orderNumber").fill("T-1");
  await changeMeanwhile(id);

  await expect(page.getByText(stale.keepMine)).toBeVisible(live);
  await expectNotice(page);
  await expect(input(page, "customBillingReference")).toHaveValue("Oma viite");
  await expect(input(page, "orderNumber")).toHaveValue("T-1");
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(stale.title);

  await labelled(page, "button", stale.keepMine).click();
  await expect(input(page, "orderNumber")).toHaveValue("T-1");
  await expect(input(page, "projectId")).toHaveValue("Projekti 9");
  await save(page).click();
  await expectBothSaved(page, id);
});

test("a save of an old version is refused, and loses nothing", async ({ enter, troubles }) => {
  troubles.allow(/412|423/);
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const page = await enter("supplier", "/subscriber");
  // Live changes do not reach this page: its stream is never answered.
  await page.route(/\/stream$/, () => undefined);
  await page.goto(subscriberPath(id));
  await actionButton(page, "edit").click();
  await input(page, "customBillingReference").fill("Oma viite");
  await input(page, "orderNumber").fill("T-1");
  await changeMeanwhile(id);

  await save(page).click();
  await expectNotice(page);
  await expect(input(page, "customBillingReference")).toHaveValue("Oma viite");
  await labelled(page, "button", stale.keepMine).click();
  await save(page).click();
  await expectBothSaved(page, id);
});

test("when the supplier has taken the order, the editor is told that it is too late", async ({ enter, troubles }) => {
  // The editor's lock may be asked for once more meanwhile.
  troubles.allow(/status of 409/);
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const page = await enter("supplier", subscriberPath(id));
  await actionButton(page, "edit").click();
  await input(page, "customBillingReference").fill("Oma viite");
  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
  await expect(page.getByText(stale.nowImpossible)).toBeVisible(live);
  await expect(input(page, "customBillingReference")).toHaveValue("Oma viite");
  await labelled(page, "button", stale.takeTheirs).click();
  await expectState(page, "IN_PROCESSING");
  await expect(page.getByText(edit.restoreTitle)).toBeHidden();
});
