import type { Locator, Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { expectState, shownField } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { countOfProject, unfold, written } from "../support/new-document-form.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const type = "Inquiry";
const words = texts.documentForm;
const { fields } = texts.documents;

async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("an inquiry is made by keyboard alone, and survives a reload on the way", async ({ enter }) => {
  const projectId = uniqueId("PROJ");
  const page = await enter("otherSubscriber", "/subscriber");
  const fill = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  await tabTo(page, labelled(page, "link", texts.newDocument.newTitles[type]));
  await page.keyboard.press("Enter");
  await expect(labelled(page, "combobox", words.productGroup)).toBeFocused();
  await page.keyboard.type(plainLine.group);
  await page.keyboard.press("Enter");
  await fill(labelled(page, "combobox", words.supplier), supplierNames.otherSupplier.slice(0, 5));
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+Enter");

  const part = (name: keyof typeof words.addressParts) =>
    labelled(labelled(page, "group", fields.targetAddress), "textbox", words.addressParts[name]);
  await fill(part("streetName"), "Hämeenkatu");
  await fill(part("streetNumber"), "12");
  await fill(part("postalCode"), "33100");
  await fill(part("postalPlace"), "Tampere");
  await tabTo(page, labelled(page, "button", words.useOwnContact));
  await page.keyboard.press("Enter");
  await fill(written(page, type, "requestedDate"), "+60");
  await tabTo(page, labelled(page, "combobox", fields.contractLength));
  await page.keyboard.type("36");
  await tabTo(page, page.locator("summary").filter({ hasText: texts.documents.groups.references }));
  await page.keyboard.press("Enter");
  await fill(written(page, type, "projectId"), projectId);
  await expect(page.getByText(texts.newDocument.drafts.saved("").trim())).toBeVisible();
  await expect.poll(() => page.evaluate((id) => JSON.stringify(localStorage).includes(id), projectId)).toBe(true);
  await page.reload();
  await unfold(page, "references");
  await expect(written(page, type, "projectId")).toHaveValue(projectId);

  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(words.summary.checks[type])).toBeVisible();
  await expect(shownField(page, fields.requestedDate)).toHaveText(asFinnish(dayFromNow(60)));
  await expect(shownField(page, fields.contractLength)).toHaveText(texts.enumerations.contractLength[36]);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/subscriber\/documents\/\d+$/);
  await expectState(page, "OPEN");
  expect(await countOfProject("otherSubscriber", projectId)).toBe(1);
});
