import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { expectState, live, snackbar } from "../support/document-page.ts";
import { changeDocument, makeDocument } from "../support/handle-document.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { written } from "../support/new-document-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.supplierNotices;
const { connections } = texts;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
/** Where nobody else has a connection: the notices of a story touch no other one. */
const targetAddress = { streetName: "Ounastie", streetNumber: "165", postalCode: "99400", postalPlace: "Enontekiö" };
const [yesterday, tomorrow, later] = [-1, 1, 2].map((days) => `${asFinnish(dayFromNow(days))} klo 8.30`) as [
  string,
  string,
  string,
];

const openBell = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: new RegExp(`^${texts.shell.notifications(0)}`) })
    .first()
    .click();

test("a supplier tells of an outage, and those it touches read it and are told before they report a fault", async ({
  enter,
}) => {
  const title = uniqueId("Kuitu poikki");
  const customerName = uniqueId("Hetan Kauppa");
  const order = await makeDocument("Order", parties, { document: { customerName, targetAddress } });
  await bringTo("READY", parties.from, order.id);

  const supplier = await enter(parties.from, "/vendor/notices");
  await test.step("the form says how many connections of whom, and asks before it sends", async () => {
    await labelled(supplier, "link", words.make).click();
    await labelled(supplier, "radio", words.kinds.outage).check();
    await labelled(supplier, "button", words.send).click();
    await expect(supplier.getByText(texts.issues.REQUIRED as string).first()).toBeVisible();
    await labelled(supplier, "textbox", words.noticeTitle).fill(title);
    await labelled(supplier, "textbox", words.text).fill("Kaivinkone katkaisi kuidun Hetassa.");
    await labelled(supplier, "textbox", words.begins).fill(yesterday);
    await labelled(supplier, "textbox", words.endsEstimated).fill(tomorrow);
    await labelled(supplier, "combobox", words.by).selectOption(words.ways.product);
    await labelled(supplier, "combobox", words.values.product).fill("Kuitu");
    await labelled(supplier, "combobox", words.by).selectOption(words.ways.municipality);
    await labelled(supplier, "combobox", words.values.municipality).fill("Enon");
    await supplier.getByRole("option", { name: "Enontekiö" }).click();
    await expect(supplier.getByText(words.previewed)).toBeVisible();
    await expect(supplier.getByRole("listitem").filter({ hasText: order.subscriber.name })).toBeVisible();
    await supplier.keyboard.press("Escape");
    await labelled(supplier, "button", words.send).click();
    await labelled(supplier.getByRole("dialog"), "button", words.send).click();
    await expect(labelled(supplier, "heading", title)).toBeVisible();
    await expect(supplier.getByRole("region", { name: words.receipts, exact: true })).toContainText(words.notRead);
  });

  const subscriber = await enter(parties.by, `/subscriber/connections?q=${encodeURIComponent(customerName)}`);
  await test.step("its subscriber sees the mark, and behind the bell what it is", async () => {
    await expect(subscriber.getByText(words.mark.outage).first()).toBeVisible();
    await openBell(subscriber);
    const item = subscriber.getByRole("button", { name: new RegExp(title) }).first();
    await expect(item).toBeVisible(live);
    await item.click();
    await expect(labelled(subscriber, "heading", title)).toBeVisible();
    await expect(subscriber.getByRole("region", { name: words.ownTouched }).last()).toContainText(customerName);
  });

  await test.step("it is told of the outage before it reports a fault, and reports it all the same", async () => {
    await subscriber.getByRole("region", { name: words.ownTouched }).last().getByRole("link").first().click();
    await expect(subscriber.getByRole("region", { name: connections.agreed })).toBeVisible();
    await labelled(subscriber, "link", texts.documents.actions.createFault("Order")).click();
    await expect(subscriber.getByText(words.knownHelp)).toBeVisible();
    await labelled(subscriber, "radio", texts.enumerations.faultType.fault).check();
    await labelled(subscriber, "button", texts.documentForm.beganNow).click();
    await written(subscriber, "Fault", "description").fill("Yhteys on poikki");
    await labelled(subscriber, "button", texts.documents.actions.create("Fault")).click();
    await subscriber.waitForURL(/\/subscriber\/documents\/\d+$/);
    await expectState(subscriber, "OPEN");
  });
  const faultId = Number(subscriber.url().split("/").at(-1));

  await test.step("its supplier sees who has read it and how many faults came, and tells the new time", async () => {
    await expect(supplier.getByText(words.faultCount(1))).toBeVisible(live);
    await expect(supplier.getByRole("region", { name: words.receipts, exact: true })).not.toContainText(words.notRead);
    await labelled(supplier, "button", words.update).click();
    const dialog = supplier.getByRole("dialog");
    await labelled(dialog, "textbox", words.endsEstimated).fill(later);
    await labelled(dialog, "textbox", words.updateText).fill("Korjaus jatkuu huomenna.");
    await labelled(dialog, "button", words.tell).click();
    await expect(snackbar(supplier, words.toldAgain)).toBeVisible();
    await expect(supplier.getByRole("region", { name: words.receipts, exact: true })).toContainText(words.notRead);
    await labelled(supplier, "button", words.remind).click();
    await expect(snackbar(supplier, words.reminded(0))).toBeVisible();
  });

  await test.step("who handles faults has them as one list", async () => {
    const handler = await enter(
      "otherErrorHandler",
      new URL(supplier.url()).pathname.replace("vendor", "fault-handler"),
    );
    await labelled(handler, "link", words.handleFaults).click();
    await expect(handler.getByRole("link", { name: new RegExp(`TID ${faultId}`) }).first()).toBeVisible();
  });
  await changeDocument(
    "otherErrorHandler",
    "ERROR_HANDLER",
    { id: faultId, documentType: "Fault" },
    { action: "startProcessing" },
  );
  await labelled(supplier, "button", words.finish).click();
  await labelled(supplier.getByRole("dialog"), "button", words.tell).click();
  await expect(supplier.getByText(new RegExp(`${words.states.finished}\\.`)).first()).toBeVisible();
});
