import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import {
  actionButton,
  confirmInDialog,
  documentHead,
  expectState,
  faultHandlerPath,
  live,
  shownField,
  subscriberPath,
  vendorPath,
} from "../support/document-page.ts";
import { drawer } from "../support/drawer.ts";
import { makeDocument, ofOrder } from "../support/handle-document.ts";
import { makeReadyOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { pick, toSummary } from "../support/order-form.ts";
import { written } from "../support/new-document-form.ts";
import { expect, test } from "../support/story.ts";

const type = "Fault";
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { actions, fields, derived, types } = texts.documents;
const { faultType } = texts.enumerations;
const words = texts.faultHandler;
const yesterday = asFinnish(dayFromNow(-1));

test("an urgent fault is mended by the fault handler, while both parties follow it on their order", async ({
  enter,
}) => {
  const order = await makeReadyOrder(parties);
  const subscriber = await enter(parties.by, subscriberPath(order.id));
  const supplier = await enter(parties.from, vendorPath(order.id));
  const handler = await enter("otherErrorHandler", "/fault-handler");
  const faultTime = `${dayFromNow(-1)}T06:00:00.000Z`;
  const fault = await makeDocument(type, parties, {
    document: { faultType: "urgentFault", faultTime },
    ...ofOrder(order),
  });

  await test.step("it stands out among what waits, in a word and in the counts", async () => {
    const link = handler.getByRole("link", { name: new RegExp(`^TID ${fault.id} `) });
    await expect(link).toBeVisible(live);
    const row = handler.getByRole("listitem").filter({ has: link });
    await expect(row.getByText(texts.documentList.urgent, { exact: true })).toBeVisible();
    await expect(drawer(handler).getByText(/kiireellinen vika|kiireellistä vikaa/)).toBeAttached();
    await link.click();
    await expect(documentHead(handler).getByText(texts.documentList.urgent, { exact: true })).toBeVisible();
  });

  await test.step("the handler takes it up, and the order says so to both parties", async () => {
    await actionButton(handler, "startProcessing").click();
    await expectState(handler, "IN_PROCESSING");
    for (const page of [subscriber, supplier]) {
      await expect(page.getByText(words.handled)).toBeVisible(live);
      await expect(documentHead(page).getByText(derived.faultBeingHandled.toLowerCase())).toBeVisible();
    }
    await supplier
      .getByRole("main")
      .getByRole("link", { name: `${types.Fault.one} TID ${fault.id}` })
      .first()
      .click();
    await expectState(supplier, "IN_PROCESSING");
    await expect(actionButton(supplier, "signReady")).toBeHidden();
    await supplier.goBack();
  });

  await test.step("the handler tells what was done", async () => {
    await actionButton(handler, "signReady").click();
    await actionButton(handler, "signReady").click();
    await expect(handler.getByText(texts.issues.REQUIRED as string).first()).toBeVisible();
    await labelled(handler, "textbox", fields.correctorName).fill("Kalle Korjaaja");
    await labelled(handler, "textbox", fields.correctionActions).fill("Kuitu hitsattu jatkoksella 12");
    await labelled(handler, "textbox", fields.correctionTime).fill(`${yesterday} klo 14.07`);
    await labelled(handler, "textbox", fields.severity).fill("Kriittinen");
    await labelled(handler, "textbox", fields.limitingActions).fill("Liikenne ohjattu varayhteydelle");
    await labelled(handler, "textbox", fields.correctionPrice).fill("350,00");
    await actionButton(handler, "signReady").click();
    await confirmInDialog(handler, "signReady");
    await expectState(handler, "READY");
  });

  await test.step("the order is as before, and the subscriber reads the correction", async () => {
    for (const page of [subscriber, supplier]) await expect(page.getByText(words.handled)).toBeHidden(live);
    await subscriber.goto(subscriberPath(fault.id));
    await expectState(subscriber, "READY");
    await expect(shownField(subscriber, fields.correctionActions)).toHaveText("Kuitu hitsattu jatkoksella 12");
    await expect(shownField(subscriber, fields.correctionTime)).toHaveText(`${yesterday} klo 14.07`);
    await expect(shownField(subscriber, fields.correctionPrice)).toHaveText("350,00\u00A0€");
  });

  await test.step("the repair did not hold: it is opened again with a reason, and the handler reads it", async () => {
    await expect(subscriber.getByText(texts.questions.waits.repair.mine)).toBeVisible();
    await actionButton(subscriber, "reopenFault", type).click();
    const dialog = subscriber.getByRole("dialog");
    await labelled(dialog, "button", actions.reopenFault(type)).click();
    await expect(dialog.getByText(texts.issues.REOPEN_REASON_MISSING as string)).toBeVisible();
    await labelled(dialog, "textbox", fields.reopenReason).fill("Yhteys pätkii yhä iltaisin");
    await confirmInDialog(subscriber, "reopenFault", type);
    for (const page of [subscriber, handler]) {
      await expectState(page, "IN_PROCESSING");
      await expect(page.getByText("Yhteys pätkii yhä iltaisin").first()).toBeVisible();
      await expect(documentHead(page).getByText(derived.reopened.toLowerCase())).toBeVisible();
    }
  });

  await test.step("mended once more it is accepted, and asks nothing any more", async () => {
    await actionButton(handler, "signReady").click();
    await labelled(handler, "textbox", fields.correctionActions).fill("Jatkos 12 tehty uudelleen");
    await actionButton(handler, "signReady").click();
    await confirmInDialog(handler, "signReady");
    await expectState(subscriber, "READY");
    await actionButton(subscriber, "acceptRepair", type).click();
    for (const page of [subscriber, handler])
      await expect(page.getByText(texts.documentPage.repairAccepted)).toBeVisible(live);
    await expect(actionButton(subscriber, "reopenFault", type)).toHaveCount(0);
  });
});

test("a fault handler sees faults and nothing else", async ({ enter, troubles }) => {
  troubles.allow(/status of 404/);
  const order = await makeReadyOrder(parties);
  const handler = await enter("otherErrorHandler", "/fault-handler/documents?type=Order");
  await expect(handler.getByRole("heading", { level: 1, name: types.Fault.many })).toBeVisible();
  await expect(drawer(handler).getByRole("link", { name: new RegExp(`^${types.Order.many}`) })).toBeHidden();
  await expect(handler.getByRole("columnheader", { name: texts.documentList.columns.faultType })).toBeVisible();
  await handler.goto(faultHandlerPath(order.id));
  await expect(handler.getByRole("heading", { level: 1, name: texts.documentPage.notFound })).toBeVisible();
  await handler.goto("/vendor");
  await expect(handler).toHaveURL(/\/fault-handler$/);
});

test("a fault handler writes a notice for a subscriber, who follows it", async ({ enter }) => {
  const handler = await enter("otherErrorHandler", "/fault-handler/documents/new");
  const { subscriber: customer } = await makeDocument(type, parties);
  await pick(handler, texts.documents.subscriber, customer.name);
  await labelled(handler, "button", texts.documentForm.steps.next).click();
  await pick(handler, texts.documentForm.productGroup, "Tilaajayhteydet");
  await handler.getByRole("radio", { name: "Kuitutilaajayhteys" }).check();
  await labelled(handler, "button", texts.documentForm.steps.next).click();
  await labelled(handler, "radio", faultType.fault).check();
  await written(handler, type, "faultTime").fill(`${yesterday} klo 8.30`);
  await written(handler, type, "description").fill("Runkoyhteyden kuitu poikki kaivutyössä");
  await labelled(handler, "button", texts.documentForm.useOwnContact).click();
  await toSummary(handler);
  await labelled(handler, "button", texts.documents.actions.create(type)).click();
  await handler.waitForURL(/\/fault-handler\/documents\/\d+$/);
  const tid = Number(handler.url().split("/").at(-1));
  await expectState(handler, "OPEN");

  const subscriber = await enter(parties.by, subscriberPath(tid));
  await expect(shownField(subscriber, texts.documents.fieldsOfType.Fault?.description ?? "")).toHaveText(
    "Runkoyhteyden kuitu poikki kaivutyössä",
  );
  await expect(actionButton(subscriber, "edit")).toBeHidden();
  await actionButton(handler, "startProcessing").click();
  await expectState(subscriber, "IN_PROCESSING");
});
