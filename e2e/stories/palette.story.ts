import { texts } from "@runko/domain/texts/texts";
import { subscriberPath } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.palette;

test("Ctrl+K finds a document, an action and a place by the keyboard alone", async ({ enter }) => {
  const order = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const page = await enter("otherSubscriber", "/subscriber/documents?type=Order");
  const field = labelled(page, "combobox", words.field);
  const chosen = page.getByRole("listbox", { name: words.title }).getByRole("option", { selected: true });

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type(String(order.id));
  await expect(chosen).toContainText(`TID ${order.id}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(subscriberPath(order.id));

  await page.keyboard.press("Control+k");
  await page.keyboard.type(order.customerName);
  await expect(chosen).toContainText(order.customerName);
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("uusi tar");
  await expect(chosen).toHaveText(new RegExp(words.newOf(texts.documents.types.Inquiry.one)));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/documents\/new\?type=Inquiry/);

  await labelled(page, "button", texts.shell.openPalette).click();
  await page.keyboard.type("muutost");
  await expect(chosen).toHaveText(words.newOf(texts.documents.types.ChangeOrder.one));
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toContainText(texts.documents.types.ChangeOrder.many);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/subscriber\/documents\?type=ChangeOrder/);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("zzz ei mitään");
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText(new RegExp(words.searchAll("zzz ei mitään")));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/subscriber\/search\?q=zzz/);
});
