import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep, sendOrder, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.documentForm;
const { fields } = texts.documents;
const required = texts.issues.REQUIRED as string;
const newOrder = "/subscriber/documents/new?type=Order";
const summaryName = new RegExp(`^${texts.common.form.summaryTitle(2).split("2")[0] ?? ""}`);

test("an empty form tells what is missing, with links to the fields", async ({ enter }) => {
  const page = await enter("otherSubscriber", newOrder);
  const summary = page.getByRole("group", { name: summaryName });

  await nextStep(page);
  await expect(labelled(page, "group", texts.common.form.summaryTitle(2))).toBeFocused();
  await labelled(summary, "link", words.missing.choose(words.supplier.toLowerCase())).click();
  await expect(labelled(page, "combobox", words.supplier)).toBeFocused();
  await expect(labelled(page, "combobox", words.supplier)).toHaveAccessibleDescription(required);

  await chooseProduct(page, { ...plainLine, supplier: supplierNames.otherSupplier });
  await expect(summary).toBeHidden();
  await nextStep(page);
  await labelled(page, "textbox", fields.customerName).fill("Oy Asiakas Ab");
  await labelled(page, "textbox", fields.requestedDate).fill("1.1.2020");
  await labelled(page, "textbox", fields.contactPhone).fill("soita");
  // What was typed is judged as it is left, what is missing at the end.
  await expect(labelled(page, "textbox", fields.requestedDate)).toHaveAccessibleDescription(
    new RegExp(texts.issues.DATE_IN_PAST as string),
  );
  await labelled(page, "textbox", fields.subscriberConnectionId).focus();
  await labelled(page, "textbox", fields.customerName).focus();
  await expect(labelled(page, "textbox", fields.subscriberConnectionId)).not.toHaveAttribute("aria-invalid", "true");
  await toSummary(page);
  await expect(summary).toBeFocused();
  const street = words.missing.give(`${fields.targetAddress}, ${words.addressParts.streetName.toLowerCase()}`);
  await labelled(summary, "link", street).click();
  const address = labelled(page, "group", fields.targetAddress);
  await expect(labelled(address, "textbox", words.addressParts.streetName)).toBeFocused();
  for (const [field, message, told = `${fields[field]}: ${message}`] of [
    ["subscriberConnectionId", required, words.missing.give(fields.subscriberConnectionId.toLowerCase())],
    ["requestedDate", texts.issues.DATE_IN_PAST as string],
    ["contactPhone", texts.issues.INVALID_PHONE as string],
  ] as const) {
    await expect(labelled(summary, "link", told)).toBeVisible();
    const input = labelled(page, "textbox", fields[field]);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(new RegExp(message.replaceAll("+", "\\+")));
  }
  await expect(labelled(page, "textbox", fields.customerName)).toHaveValue("Oy Asiakas Ab");
  await expect(labelled(page, "textbox", fields.contactPhone)).toHaveValue("soita");
});

test("a connection id that is in use is refused at its field, and nothing typed is lost", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const used = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const page = await enter("otherSubscriber", newOrder);
  const customerName = uniqueId("Asiakas");
  await chooseProduct(page, { ...plainLine, supplier: supplierNames.otherSupplier });
  await nextStep(page);
  await fillCommonPart(page, { connectionId: used.connectionId, customerName });
  await fillAddress(page, fields.targetAddress);
  await toSummary(page);
  await labelled(page, "button", texts.documents.actions.create("Order")).click();

  const message = texts.issues.CONNECTION_ID_IN_USE as string;
  const input = labelled(page, "textbox", fields.subscriberConnectionId);
  await expect(labelled(page, "group", texts.common.form.summaryTitle(1))).toBeFocused();
  await labelled(page, "link", `${fields.subscriberConnectionId}: ${message}`).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(message);
  await expect(input).toHaveValue(used.connectionId);
  await expect(labelled(page, "textbox", fields.customerName)).toHaveValue(customerName);

  await input.fill(uniqueId("TUN"));
  await toSummary(page);
  expect(await sendOrder(page)).toBeGreaterThan(used.id);
});
