import { texts } from "@runko/domain/texts/texts";
import {
  actionButton,
  chooseAction,
  confirmInDialog,
  documentHead,
  expectState,
  live,
  subscriberPath,
  vendorPath,
} from "../support/document-page.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.documentPage;
const { actions, derived } = texts.documents;

test("the subscriber cancels an order, and the supplier confirms the cancellation", async ({ enter }) => {
  const order = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  await bringTo("IN_PROCESSING", "otherSupplier", order.id);
  const subscriber = await enter("otherSubscriber", subscriberPath(order.id));
  const supplier = await enter("otherSupplier", vendorPath(order.id));
  await expectState(supplier, "IN_PROCESSING");

  await test.step("a cancellation without a reason is refused at the reason", async () => {
    await chooseAction(subscriber, "cancel");
    const dialog = subscriber.getByRole("dialog");
    await labelled(dialog, "button", actions.cancel("Order")).click();
    const reason = labelled(dialog, "textbox", words.reason.cancel);
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(texts.issues.CANCEL_REASON_MISSING as string);
    await reason.fill("Asiakas perui hankkeen");
  });

  await test.step("with a reason it ends the order, which both see", async () => {
    await confirmInDialog(subscriber, "cancel");
    for (const page of [subscriber, supplier]) {
      await expect(documentHead(page).getByText(derived.unconfirmedCancellation)).toBeVisible(live);
      await expect(page.getByText("Asiakas perui hankkeen").first()).toBeVisible(live);
    }
    await expect(actionButton(subscriber, "confirmCancellation")).toBeHidden();
  });

  await test.step("the supplier confirms the cancellation", async () => {
    await actionButton(supplier, "confirmCancellation").click();
    await expectState(supplier, "CANCELLED");
    await expectState(subscriber, "CANCELLED");
    await expect(actionButton(supplier, "confirmCancellation")).toBeHidden();
  });

  await test.step("the subscriber archives it", async () => {
    await actionButton(subscriber, "archive").click();
    await expectState(subscriber, "ARCHIVED");
  });
});
