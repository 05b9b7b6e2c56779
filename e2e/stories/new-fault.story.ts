import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { countPresses } from "../support/count-presses.ts";
import { expectState } from "../support/document-page.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { countOfProject, readMade, sendByTenClicks, startNew, unfold, written } from "../support/new-document-form.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { chooseProduct, nextStep, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const type = "Fault";
const [by, from] = ["otherSubscriber", "otherSupplier"] as const;
const words = texts.documentForm;
const { faultType } = texts.enumerations;

async function describeFault(page: Page, kind: keyof typeof faultType): Promise<void> {
  await labelled(page, "radio", faultType[kind]).check();
  await labelled(page, "button", words.beganNow).click();
  await written(page, type, "description").fill("Yhteys katkeilee");
}

test("at night by phone a fault of an order is told in four presses and sent by the fifth", async ({ enter }) => {
  const made = await makeOrder({ by, from });
  await bringTo("READY", from, made.id);
  const order = await readMade(by, made.id);
  const page = await enter(by, "/subscriber", { viewport: { width: 360, height: 740 } });
  const begin = labelled(page, "link", texts.documents.actions.createFault("Order"));
  await expect(begin).toBeInViewport();
  const presses = await countPresses(page);
  await begin.click();
  await expect(page.getByLabel(words.findOrder.search, { exact: true })).toBeFocused();
  await page.keyboard.type(String(order.document["customerName"]));
  await expect(page.getByText(words.findOrder.found(1))).toBeAttached();
  await page.getByRole("link", { name: `TID ${order.id}` }).click();
  await expect(written(page, type, "subscriberConnectionId")).toHaveValue(made.connectionId);
  await expect(written(page, type, "contactName")).toHaveValue("Aino Asiakas");
  await describeFault(page, "urgentFault");
  await labelled(page, "button", texts.documents.actions.create(type)).click();
  await page.waitForURL(/\/subscriber\/documents\/\d+$/);
  expect(await presses()).toBeLessThanOrEqual(5);
  await expectState(page, "OPEN");
  const fault = await readMade(by, Number(page.url().split("/").at(-1)));
  expect(fault).toMatchObject({
    caseId: order.caseId,
    sourceEventId: order.id,
    document: { faultType: "urgentFault", targetAddress: { postalCode: "33100" } },
  });
  expect(Date.now() - Date.parse(String(fault.document["faultTime"]))).toBeLessThan(10 * 60_000);
});

test("a fault without an order opens a case of its own", async ({ enter }) => {
  const projectId = uniqueId("PROJ");
  const page = await enter(by, "/subscriber");
  await startNew(page, type);
  await labelled(page, "link", words.findOrder.withoutOrder).click();
  await chooseProduct(page, { ...plainLine, supplier: supplierNames[from] });
  await nextStep(page);
  await describeFault(page, "fault");
  await labelled(page, "button", words.useOwnContact).click();
  await unfold(page, "references");
  await written(page, type, "projectId").fill(projectId);
  await toSummary(page);
  await expect(page.getByText(words.summary.checks[type])).toBeVisible();
  const fault = await readMade(by, await sendByTenClicks(page, type));
  expect(fault).toMatchObject({ documentType: type, sourceEventId: null, document: { projectId } });
  expect(await countOfProject(by, projectId)).toBe(1);
});
