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
const { derived } = texts.documents;

test("the supplier cancels a confirmed order, and the subscriber confirms the cancellation", async ({ enter }) => {
  const order = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  await bringTo("CONFIRMED", "otherSupplier", order.id);
  const subscriber = await enter("otherSubscriber", subscriberPath(order.id));
  const supplier = await enter("otherSupplier", vendorPath(order.id));
  await expectState(subscriber, "CONFIRMED");

  await chooseAction(supplier, "cancelBySupplier");
  await labelled(supplier.getByRole("dialog"), "textbox", words.reason.cancel).fill("Kaapelireitti on poissa käytöstä");
  await confirmInDialog(supplier, "cancelBySupplier");
  for (const page of [subscriber, supplier]) {
    await expect(documentHead(page).getByText(derived.unconfirmedCancellation)).toBeVisible(live);
    await expect(page.getByText("Kaapelireitti on poissa käytöstä").first()).toBeVisible(live);
  }
  await expect(actionButton(supplier, "confirmCancellation")).toBeHidden();

  await actionButton(subscriber, "confirmCancellation").click();
  await expectState(subscriber, "CANCELLED");
  await expectState(supplier, "CANCELLED");
  await expect(actionButton(subscriber, "archive")).toBeVisible();
});
