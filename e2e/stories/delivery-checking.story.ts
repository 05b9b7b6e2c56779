import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
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

/** An order that was delivered longer ago than any supplier lets one check. */
async function longDelivered(): Promise<{ id: number }> {
  const supplier = await apiUser(parties.from);
  const where = {
    eventState: "READY",
    disconnected: false,
    subscriberId: (await apiUser(parties.by)).organizationId,
    "document.actualDeliveryDate": { lt: dayFromNow(-120) },
  };
  const filter = encodeURIComponent(JSON.stringify({ where, limit: 1 }));
  const path = `organizations/${supplier.organizationId}/roles/SUPPLIER/orders?filter=${filter}`;
  const [order] = await supplier.call<{ id: number }[]>(path);
  if (!order) throw new Error("The demo has no order that was delivered long ago");
  return order;
}

test("a delivery checking is filed within the supplier's days after the delivery", async ({ enter }) => {
  const order = await makeReadyOrder(parties);
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
  const order = await longDelivered();
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
