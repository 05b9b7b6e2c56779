import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { actionButton, chooseAction, live, shownField, subscriberPath, vendorPath } from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const { fields, actions } = texts.documents;
const words = texts.deliveryDates;
const { delayReason } = texts.enumerations;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const day = (days: number) => asFinnish(dayFromNow(days));

test("a confirmed date is moved for a reason, answered by another day, and agreed on", async ({ enter }) => {
  const order = await makeDocument("Order", parties);
  await bringTo("CONFIRMED", parties.from, order.id);
  const supplier = await enter(parties.from, vendorPath(order.id));
  const subscriber = await enter(parties.by, subscriberPath(order.id));

  await test.step("the supplier moves it, and is asked why before it is saved", async () => {
    await chooseAction(supplier, "editAnswer");
    await expect(labelled(supplier, "combobox", words.move.reason)).toHaveCount(0);
    await labelled(supplier, "textbox", fields.estimatedDeliveryDate).fill(day(40));
    await labelled(supplier, "textbox", fields.supplierInfo).click();
    await expect(labelled(supplier, "combobox", words.move.reason)).toBeVisible();
    await labelled(supplier, "button", texts.common.saveChanges).click();
    await expect(supplier.getByRole("link", { name: words.move.reason })).toBeVisible();
    await labelled(supplier, "combobox", words.move.reason).selectOption(delayReason.CAPACITY_ISSUE);
    await labelled(supplier, "textbox", words.move.text).fill("Kortti saapuu vasta joulukuussa");
    await labelled(supplier, "button", texts.common.saveChanges).click();
    await expect(shownField(supplier, fields.estimatedDeliveryDate)).toHaveText(day(40), live);
    await expect(shownField(supplier, words.committed("Order"))).toHaveText(day(30));
  });

  await test.step("the subscriber sees why, and proposes another day", async () => {
    await expect(subscriber.getByText(words.moved.title("Order"))).toBeVisible(live);
    await expect(subscriber.getByText(/Kortti saapuu vasta joulukuussa/).first()).toBeVisible();
    await actionButton(subscriber, "proposeDate").click();
    const dialog = subscriber.getByRole("dialog");
    await labelled(dialog, "button", actions.proposeDate("Order")).click();
    await expect(dialog.getByText(texts.issues.REQUIRED as string)).toBeVisible();
    await labelled(dialog, "textbox", texts.actionInputs.dialogs.proposeDate.inputs?.date?.label ?? "").fill(day(35));
    await labelled(dialog, "button", actions.proposeDate("Order")).click();
    await expect(dialog).toBeHidden();
    await expect(subscriber.getByText(words.waiting.theirs(dayFromNow(35)))).toBeVisible();
  });

  await test.step("the supplier agrees, and both see the day, the promise and every step", async () => {
    await actionButton(supplier, "acceptProposedDate").click();
    const dialog = supplier.getByRole("dialog");
    await expect(dialog).toContainText(words.accept(dayFromNow(35)));
    await labelled(dialog, "button", actions.acceptProposedDate("Order")).click();
    await expect(dialog).toBeHidden();
    for (const page of [supplier, subscriber]) {
      await expect(shownField(page, fields.estimatedDeliveryDate)).toHaveText(day(35), live);
      await expect(shownField(page, words.committed("Order"))).toHaveText(day(30));
      const history = page.getByRole("list", { name: words.section("Order") });
      await expect(history.getByRole("listitem")).toHaveCount(3);
      await expect(history).toContainText(delayReason.CAPACITY_ISSUE);
    }
    await expect(actionButton(subscriber, "acceptDate")).toHaveCount(0);
  });
});
