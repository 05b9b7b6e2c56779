import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
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
import { changeDocument, makeDocument, ofOrder } from "../support/handle-document.ts";
import { makeReadyOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const type = "ChangeOrder";
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { fields, derived } = texts.documents;
const { documentRefusals: refusals } = texts;
const { modificationType } = texts.enumerations;

test("a change order goes to its end, and marks the order as changed for both parties", async ({ enter }) => {
  const order = await makeReadyOrder(parties);
  const change = await makeDocument(type, parties, {
    document: { modificationTypes: ["speed"], capacity: "10 Gbit/s" },
    ...ofOrder(order),
  });
  const subscriber = await enter(parties.by, subscriberPath(order.id));
  const supplier = await enter(parties.from, vendorPath(change.id));
  await labelled(subscriber, "button", texts.documentPage.moreActions).click();
  const another = `${texts.documents.actions.createChangeOrder("Order")} ${refusals.CASE_HAS_UNFINISHED_CHANGE}`;
  await expect(labelled(subscriber, "menuitem", another)).toBeDisabled();
  await subscriber.keyboard.press("Escape");

  await actionButton(supplier, "startProcessing").click();
  await actionButton(supplier, "confirm", type).click();
  await labelled(supplier, "textbox", fields.estimatedDeliveryDate).fill(asFinnish(dayFromNow(20)));
  await actionButton(supplier, "confirm", type).click();
  await confirmInDialog(supplier, "confirm", type);
  await expectState(supplier, "CONFIRMED");
  await actionButton(supplier, "deliver").click();
  await confirmInDialog(supplier, "deliver");
  await actionButton(supplier, "signReady").click();
  await labelled(supplier, "textbox", fields.actualDeliveryDate).fill(asFinnish(dayFromNow(0)));
  await labelled(supplier, "textbox", fields.connectionDetails).fill("Nopeus nostettu");
  await actionButton(supplier, "signReady").click();
  await confirmInDialog(supplier, "signReady");
  await expectState(supplier, "READY");

  const changed = new RegExp(derived.modified, "i");
  await expect(documentHead(subscriber).getByText(changed)).toBeVisible(live);
  await supplier.goto(vendorPath(order.id));
  await expect(documentHead(supplier).getByText(changed)).toBeVisible();
});

const touched = {
  address: {
    targetAddress: { streetName: "Satakunnankatu", streetNumber: "18", postalCode: "33210", postalPlace: "Tampere" },
  },
  speed: { capacity: "10 Gbit/s" },
  cableY: { cableY: "Y-1234" },
  other: { subscriberInfo: "Liitin vaihtuu" },
} as const;
const shownAs = {
  address: "Satakunnankatu 18, 33210 Tampere",
  speed: "10 Gbit/s",
  cableY: "Y-1234",
  other: "Liitin vaihtuu",
};
const labels = {
  address: fields.targetAddress,
  speed: fields.capacity,
  cableY: fields.cableY,
  other: fields.subscriberInfo,
};

for (const kind of ["address", "speed", "cableY", "other"] as const)
  test(`a change of ${kind} shows the supplier what changes, and the subscriber withdraws it`, async ({ enter }) => {
    const order = await makeReadyOrder(parties);
    const document = { modificationTypes: [kind], ...touched[kind] };
    const change = await makeDocument(type, parties, { document, ...ofOrder(order) });
    const supplier = await enter(parties.from, vendorPath(change.id));
    await expect(shownField(supplier, fields.modificationTypes)).toHaveText(modificationType[kind]);
    await expect(shownField(supplier, labels[kind])).toContainText(shownAs[kind]);
    await changeDocument(parties.by, "SUBSCRIBER", change, { action: "cancel", reason: "Asiakas perui muutoksen" });
    await expect(supplier.getByText("Asiakas perui muutoksen").first()).toBeVisible(live);
    await actionButton(supplier, "confirmCancellation").click();
    await expectState(supplier, "CANCELLED");
  });
