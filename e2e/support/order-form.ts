import { expect, type Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "./dates.ts";
import { labelled } from "./labelled.ts";

const { fields } = texts.documents;
const words = texts.documentForm;

/** Picks from a list in which one types to search. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  // What the form fills in of itself may come between the letters.
  await expect(async () => {
    await labelled(page, "combobox", label).fill(option);
    // Opens the list where the field held this option before.
    await labelled(page, "combobox", label).press("ArrowDown");
    const found = page.getByRole("listbox").getByRole("option").filter({ hasText: option }).first();
    await found.click({ timeout: 3_000 });
  }).toPass();
  await expect(labelled(page, "combobox", label)).toHaveValue(option);
}

/** The first step: group, supplier, product, and on to the second. */
export async function chooseProduct(
  page: Page,
  chosen: { group: string; supplier: string; product: string },
): Promise<void> {
  await pick(page, words.productGroup, chosen.group);
  await pick(page, words.supplier, chosen.supplier);
  await page.getByRole("radio", { name: chosen.product }).check();
}

export const nextStep = (page: Page): Promise<void> => labelled(page, "button", words.steps.next).click();
export const toSummary = (page: Page): Promise<void> => labelled(page, "button", words.steps.toSummary).click();

export async function fillAddress(page: Page, label: string, place = "Tampere"): Promise<void> {
  const address = labelled(page, "group", label);
  const part = (name: keyof typeof words.addressParts) => labelled(address, "textbox", words.addressParts[name]);
  await part("streetName").fill("Hämeenkatu");
  await part("streetNumber").fill("12");
  await part("postalCode").fill("33100");
  await part("postalPlace").fill(place);
}

/** What every order asks whatever its product. */
export async function fillCommonPart(page: Page, ids: { connectionId: string; customerName: string }): Promise<void> {
  await labelled(page, "textbox", fields.subscriberConnectionId).fill(ids.connectionId);
  await labelled(page, "textbox", fields.customerName).fill(ids.customerName);
  await labelled(page, "button", words.useOwnContact).click();
  await labelled(page, "textbox", fields.requestedDate).fill(asFinnish(dayFromNow(60)));
  await labelled(page, "combobox", fields.contractLength).selectOption(texts.enumerations.contractLength[12]);
}

/** Sends the order from its summary; answers its TID, when its page has come. */
export async function sendOrder(page: Page): Promise<number> {
  await labelled(page, "button", texts.documents.actions.create("Order")).click();
  await page.waitForURL(/\/subscriber\/documents\/\d+$/);
  return Number(page.url().split("/").at(-1));
}
