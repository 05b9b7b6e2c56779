import { texts } from "@runko/domain/texts/texts";
import { dayFromNow } from "../support/dates.ts";
import { actionButton, expectState, shownField, subscriberPath } from "../support/document-page.ts";
import { makeDocument, ofOrder } from "../support/handle-document.ts";
import { makeReadyOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const type = "Fault";
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { fields } = texts.documents;
const { faultType } = texts.enumerations;

test("a delivery checking is filed within the supplier's days after the delivery", async ({ enter }) => {
  const order = await makeReadyOrder(parties, dayFromNow(-3));
  const fault = await makeDocument(type, parties, { document: { faultType: "deliveryChecking" }, ...ofOrder(order) });
  const page = await enter(parties.by, subscriberPath(fault.id));
  await expectState(page, "OPEN");
  await expect(shownField(page, fields.faultType)).toHaveText(faultType.deliveryChecking);
});

test("after those days it is refused with what to choose instead, and nothing typed is lost", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const order = await makeReadyOrder(parties, dayFromNow(-200));
  const fault = await makeDocument(type, parties, ofOrder(order));
  const page = await enter(parties.by, subscriberPath(fault.id));
  await actionButton(page, "edit").click();
  await labelled(page, "radio", faultType.deliveryChecking).check();
  await labelled(page, "textbox", fields.ticketNumber).fill("TT-48211");
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(
    page.getByText(/Toimituksen tarkistuksen voi pyytää \d+ päivän kuluessa toimituksesta/).first(),
  ).toBeVisible();
  await expect(labelled(page, "textbox", fields.ticketNumber)).toHaveValue("TT-48211");
  await labelled(page, "radio", faultType.fault).check();
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(shownField(page, fields.ticketNumber)).toHaveText("TT-48211");
});
