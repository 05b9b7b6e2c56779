import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { dayFromNow } from "../support/dates.ts";
import { live, vendorPath } from "../support/document-page.ts";
import { makeDocument, ofOrder } from "../support/handle-document.ts";
import { makeReadyOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const words = texts.todaysWork;
const { actions, fields } = texts.documents;

const rowOf = (page: Page, tid: number) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: new RegExp(`TID ${tid} `) }) });

test("a fault handler at night, on a phone: the fault is taken up where it is told, and its form is one press away", async ({
  enter,
}) => {
  const order = await makeReadyOrder(parties);
  const fault = await makeDocument("Fault", parties, {
    document: { faultType: "urgentFault", faultTime: `${dayFromNow(-1)}T06:00:00.000Z` },
    ...ofOrder(order),
  });
  const page = await enter("otherErrorHandler", "/fault-handler", { viewport: { width: 360, height: 780 } });
  const step = (action: "startProcessing" | "signReady") => words.stepOf(actions[action]("Fault"), `TID ${fault.id}`);
  const row = rowOf(page, fault.id).filter({ has: page.getByText(texts.documentList.urgent, { exact: true }) });
  const take = labelled(row, "button", step("startProcessing"));
  await expect(page.getByRole("region", { name: words.parts.toDo.title, exact: true })).toBeVisible(live);
  // Taken up it is due later than before: behind the faults of other stories, of which the first eight are told.
  const more = labelled(page, "button", words.moreOf(words.queues.next));
  if (await more.isVisible()) await more.click();
  await expect(take).toBeVisible(live);
  expect((await take.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await take.click();
  await labelled(row, "link", step("signReady")).click(live);
  await expect(page).toHaveURL(`/fault-handler/documents/${fault.id}?mode=edit&action=signReady`);
  await expect(labelled(page, "textbox", fields.correctorName)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("what is ready is marked as processed on the subscriber's front page", async ({ enter }) => {
  const order = await makeReadyOrder(parties);
  const page = await enter(parties.by, "/subscriber");
  const answered = page.getByRole("region", { name: new RegExp(`^${words.parts.answered.title}`) });
  const tid = `TID ${order.id}`;
  const mark = labelled(answered, "button", words.stepOf(actions.markProcessed("Order"), tid));
  await expect(mark).toBeVisible(live);
  await mark.click();
  await expect(mark).toBeHidden(live);
});

test("an address asks, and does nothing by itself", async ({ enter }) => {
  const order = await makeDocument("Order", parties);
  const page = await enter(parties.from, `${vendorPath(order.id)}?do=startProcessing`);
  await expect(labelled(page, "button", actions.startProcessing("Order"))).toBeVisible();
  await page.goto(`${vendorPath(order.id)}?do=askQuestion`);
  await expect(page.getByRole("dialog", { name: texts.actionInputs.dialogs.askQuestion.title })).toBeVisible();
  await expect(page).toHaveURL(vendorPath(order.id));
});
