import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import {
  actionButton,
  confirmInDialog,
  expectState,
  live,
  shownField,
  subscriberPath,
  vendorPath,
} from "../support/document-page.ts";
import { findDocument } from "../support/find-document.ts";
import { makeDocument } from "../support/handle-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const type = "Inquiry";
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { fields, actions, price } = texts.documents;
const { documentRefusals: refusals } = texts;
const words = texts.documentPage;

test("an inquiry is answered with prices and a date, which no skipping leaves out, and can be ordered", async ({
  enter,
}) => {
  const inquiry = await makeDocument(type, parties);
  const subscriber = await enter(parties.by, subscriberPath(inquiry.id));
  const supplier = await enter(parties.from, vendorPath(inquiry.id));
  await actionButton(supplier, "startProcessing").click();
  await actionButton(supplier, "signReady").click();

  await labelled(supplier, "checkbox", words.edit.skip(false)).check();
  const missing = [fields.validUntilDate];
  await expect(supplier.getByText(words.edit.missingList(missing.join(", ")))).toBeVisible();
  await actionButton(supplier, "signReady").click();
  await expect(supplier.getByRole("link", { name: texts.documentForm.missing.otherwise.validUntilDate })).toBeVisible();

  await labelled(supplier, "textbox", price.initial).fill("1200,50");
  await labelled(supplier, "textbox", price.monthly).fill("40");
  await labelled(supplier, "textbox", fields.validUntilDate).fill(asFinnish(dayFromNow(-1)));
  await actionButton(supplier, "signReady").click();
  await expect(supplier.getByText(texts.issues.VALID_UNTIL_IN_PAST as string).first()).toBeVisible();
  await labelled(supplier, "textbox", fields.validUntilDate).fill(asFinnish(dayFromNow(30)));
  await expect(subscriber.getByText(words.answerHidden(false))).toBeVisible();
  await actionButton(supplier, "signReady").click();
  await confirmInDialog(supplier, "signReady");

  await expectState(subscriber, "READY");
  await expect(shownField(subscriber, fields.validUntilDate)).toHaveText(asFinnish(dayFromNow(30)), live);
  await expect(shownField(subscriber, price.initial)).toHaveText("1\u00A0200,50\u00A0€");
  await expect(shownField(subscriber, fields.connectFee)).toHaveCount(0);
  await expect(subscriber.getByText(actions.orderFrom(type), { exact: true }).first()).toBeEnabled();
  const order = await makeDocument("Order", parties, { source: { eventId: inquiry.id, mode: "ORDER" } });
  expect(order.caseId).toBe(inquiry.caseId);
});

test("after its last day an inquiry is not ordered from, and the page says why", async ({ enter }) => {
  const where = {
    eventState: "READY",
    rejected: false,
    ordered: false,
    "document.validUntilDate": { lt: dayFromNow(0) },
  };
  const tid = await findDocument("otherSubscriber", "SUBSCRIBER", "inquiries", where);
  const page = await enter("otherSubscriber", subscriberPath(tid));
  await labelled(page, "button", words.moreActions).click();
  const orderFrom = `${actions.orderFrom(type)} ${refusals.VALIDITY_EXPIRED}`;
  await expect(labelled(page, "menuitem", orderFrom)).toBeDisabled();
});
