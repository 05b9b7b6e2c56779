import { texts } from "@runko/domain/texts/texts";
import {
  actionButton,
  confirmInDialog,
  documentHead,
  expectState,
  live,
  shownField,
  subscriberPath,
  vendorPath,
} from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const type = "AvailabilityRequest";
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { fields, actions, types } = texts.documents;
const words = texts.documentPage;
const { deliveryEstimate } = texts.enumerations;

test("an availability request is answered, ordered from, and the order delivered, as one case", async ({ enter }) => {
  const request = await makeDocument(type, parties);
  const subscriber = await enter(parties.by, subscriberPath(request.id));
  const supplier = await enter(parties.from, vendorPath(request.id));
  await expect(subscriber.getByText(words.answerHidden(false))).toBeVisible();

  await test.step("the supplier answers; more than four weeks asks to be explained", async () => {
    await actionButton(supplier, "startProcessing").click();
    await expectState(subscriber, "IN_PROCESSING");
    await actionButton(supplier, "signReady").click();
    await labelled(supplier, "combobox", fields.estimatedDeliveryTime).selectOption(deliveryEstimate[-1]);
    await actionButton(supplier, "signReady").click();
    await expect(supplier.getByText(texts.issues.SUPPLIER_INFO_REQUIRED as string).first()).toBeVisible();
    await labelled(supplier, "textbox", fields.supplierInfo).fill("Kaivuulupa vie kuusi viikkoa");
    await actionButton(supplier, "signReady").click();
    await confirmInDialog(supplier, "signReady");
    await expectState(supplier, "READY");
    await expectState(subscriber, "READY");
    await expect(shownField(subscriber, fields.supplierInfo)).toHaveText("Kaivuulupa vie kuusi viikkoa", live);
  });

  const order = await test.step("the subscriber orders from it", async () => {
    await expect(subscriber.getByText(actions.orderFrom(type), { exact: true }).first()).toBeVisible();
    return await makeDocument("Order", parties, { source: { eventId: request.id, mode: "ORDER" } });
  });
  expect(order.caseId).toBe(request.caseId);

  await test.step("the case tells of both while the order goes to its end", async () => {
    await bringTo("READY", parties.from, order.id);
    const link = subscriber.getByRole("link", { name: `${types.Order.one} TID ${order.id}` }).first();
    await expect(link).toBeVisible(live);
    await link.click();
    await expectState(subscriber, "READY");
    await expect(documentHead(subscriber)).toContainText(String(request.caseId));
  });
});
