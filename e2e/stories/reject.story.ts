import { texts } from "@runko/domain/texts/texts";
import {
  chooseAction,
  confirmInDialog,
  documentHead,
  expectState,
  live,
  shownField,
  subscriberPath,
  vendorPath,
} from "../support/document-page.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.documentPage.reason;
const { actions, derived } = texts.documents;
const { handlingReason } = texts.enumerations;

test("the supplier rejects an order with a reason, which the subscriber reads", async ({ enter }) => {
  const order = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  await bringTo("IN_PROCESSING", "otherSupplier", order.id);
  const subscriber = await enter("otherSubscriber", subscriberPath(order.id));
  const supplier = await enter("otherSupplier", vendorPath(order.id));
  await expectState(subscriber, "IN_PROCESSING");

  await chooseAction(supplier, "reject");
  const dialog = supplier.getByRole("dialog");
  await labelled(dialog, "button", actions.reject("Order")).click();
  await expect(dialog.getByText(texts.issues.REJECT_REASON_MISSING as string)).toBeVisible();
  await labelled(dialog, "radio", handlingReason.noNetwork).check();
  await labelled(dialog, "textbox", words.explanation).fill("Lähin jakamo on 4 km päässä");
  await confirmInDialog(supplier, "reject");

  for (const page of [supplier, subscriber]) {
    await expect(documentHead(page).getByText(derived.rejected, { exact: true })).toBeVisible(live);
    await expect(page.getByText(handlingReason.noNetwork).first()).toBeVisible();
    await expect(page.getByText("Lähin jakamo on 4 km päässä").first()).toBeVisible();
  }
  await expect(shownField(subscriber, texts.documents.fields.subscriberConnectionId)).toContainText(order.connectionId);
});
