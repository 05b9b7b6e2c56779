import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import {
  actionButton,
  chooseAction,
  confirmInDialog,
  documentHead,
  expectState,
  live,
  shownField,
  subscriberPath,
  vendorPath,
} from "../support/document-page.ts";
import { makeDocument, ofOrder } from "../support/handle-document.ts";
import { makeReadyOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const type = "CancelOrder";
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { derived, fields, actions } = texts.documents;
const { documentRefusals: refusals } = texts;
const own = texts.documents.fieldsOfType.CancelOrder ?? {};
const { handlingReason } = texts.enumerations;

test("a cancel order comes back for completion, and then disconnects the order", async ({ enter }) => {
  const order = await makeReadyOrder(parties);
  const ending = await makeDocument(type, parties, ofOrder(order));
  const subscriber = await enter(parties.by, subscriberPath(ending.id));
  const supplier = await enter(parties.from, vendorPath(ending.id));

  await test.step("the supplier sends it back with a reason, and the subscriber completes it", async () => {
    await actionButton(supplier, "startProcessing").click();
    await chooseAction(supplier, "returnForCompletion");
    await labelled(supplier.getByRole("dialog"), "radio", handlingReason.missingInformation).check();
    await confirmInDialog(supplier, "returnForCompletion");
    await expect(documentHead(subscriber).getByText(derived.returned)).toBeVisible(live);
    await expect(subscriber.getByText(handlingReason.missingInformation).first()).toBeVisible(live);
    await actionButton(subscriber, "edit").click();
    await labelled(subscriber, "textbox", fields.endReason).fill("Toimipiste suljetaan, laitteet noudetaan");
    await labelled(subscriber, "button", texts.common.saveChanges).click();
    await expect(shownField(supplier, fields.endReason)).toHaveText("Toimipiste suljetaan, laitteet noudetaan", live);
  });

  await test.step("the supplier takes it to its end", async () => {
    await actionButton(supplier, "startProcessing").click();
    await actionButton(supplier, "confirm", type).click();
    await labelled(supplier, "textbox", own.estimatedDeliveryDate ?? "").fill(asFinnish(dayFromNow(20)));
    await actionButton(supplier, "confirm", type).click();
    await confirmInDialog(supplier, "confirm", type);
    await actionButton(supplier, "deliver").click();
    await confirmInDialog(supplier, "deliver");
    await actionButton(supplier, "signReady").click();
    await labelled(supplier, "textbox", own.actualDeliveryDate ?? "").fill(asFinnish(dayFromNow(0)));
    await actionButton(supplier, "signReady").click();
    await confirmInDialog(supplier, "signReady");
    await expectState(subscriber, "READY");
  });

  await test.step("nothing more is made of the order", async () => {
    await subscriber.goto(subscriberPath(order.id));
    await expect(documentHead(subscriber).getByText(new RegExp(derived.disconnected, "i"))).toBeVisible();
    await labelled(subscriber, "button", texts.documentPage.moreActions).click();
    const fault = `${actions.createFault("Order")} ${refusals.ORDER_DISCONNECTED}`;
    await expect(labelled(subscriber, "menuitem", fault)).toBeDisabled();
  });
});
