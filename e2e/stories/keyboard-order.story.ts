import type { Locator, Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { expectState, shownField } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.documentForm;
const { fields } = texts.documents;
const { addressParts } = words;

/** Tab by tab to what is looked for, as far as a person would go. */
async function tabTo(page: Page, target: Locator, most = 30): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("a whole order is made by keyboard alone", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber");
  const connectionId = uniqueId("TUN");
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const write = (field: keyof typeof fields, text: string) => type(labelled(page, "textbox", fields[field]), text);

  await tabTo(page, labelled(page, "link", texts.newDocument.newTitles.Order));
  await page.keyboard.press("Enter");

  await test.step("product and supplier", async () => {
    await expect(labelled(page, "combobox", words.productGroup)).toBeFocused();
    await page.keyboard.type(plainLine.group);
    await page.keyboard.press("Enter");
    await type(labelled(page, "combobox", words.supplier), supplierNames.otherSupplier.slice(0, 5));
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+Enter");
  });

  await test.step("connection and delivery", async () => {
    await expect(labelled(page, "textbox", fields.subscriberConnectionId)).toBeFocused();
    await page.keyboard.type(connectionId);
    const part = (name: keyof typeof addressParts) =>
      labelled(labelled(page, "group", fields.targetAddress), "textbox", addressParts[name]);
    await type(part("streetName"), "Hämeenkatu");
    await type(part("streetNumber"), "12");
    await type(part("postalCode"), "33100");
    await expect(part("postalPlace")).toHaveValue("Tampere");
    await tabTo(page, labelled(page, "button", words.useOwnContact));
    await page.keyboard.press("Enter");
    await write("customerName", "Oy Asiakas Ab");
    await write("requestedDate", "+60");
    await tabTo(page, labelled(page, "combobox", fields.contractLength));
    await page.keyboard.type("24");
    await page.keyboard.press("Control+Enter");
  });

  await test.step("summary", async () => {
    await expect(page.getByText(words.summary.check)).toBeVisible();
    await expect(shownField(page, fields.requestedDate)).toHaveText(asFinnish(dayFromNow(60)));
    await expect(shownField(page, fields.contractLength)).toHaveText(texts.enumerations.contractLength[24]);
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/\/subscriber\/documents\/\d+$/);
    await expectState(page, "OPEN");
    await expect(shownField(page, fields.subscriberConnectionId)).toContainText(connectionId);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
