import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep, toSummary } from "../support/order-form.ts";
import { expect, test, type Enter } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const send = (page: Page) => labelled(page, "button", texts.documents.actions.create("Order"));
const newOrders = /\/roles\/SUBSCRIBER\/orders$/;

/** A page with an order that only waits to be sent. */
async function fillOrder(enter: Enter, connectionId: string): Promise<Page> {
  const page = await enter("otherSubscriber", "/subscriber/documents/new?type=Order");
  await chooseProduct(page, { ...plainLine, supplier: supplierNames.otherSupplier });
  await nextStep(page);
  await fillCommonPart(page, { connectionId, customerName: uniqueId("Asiakas") });
  await fillAddress(page, texts.documents.fields.targetAddress);
  await toSummary(page);
  await expect(send(page)).toBeVisible();
  return page;
}

async function countOrders(connectionId: string): Promise<number> {
  const user = await apiUser("otherSubscriber");
  const filter = JSON.stringify({ where: { "document.subscriberConnectionId": connectionId } });
  const path = `organizations/${user.organizationId}/roles/SUBSCRIBER/orders?filter=${encodeURIComponent(filter)}`;
  return (await user.call<unknown[]>(path)).length;
}

test("ten clicks on Send over a slow network make one order", async ({ enter }) => {
  const connectionId = uniqueId("TUN");
  const page = await fillOrder(enter, connectionId);
  let asked = 0;
  let goOn = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(newOrders, async (route) => {
    asked += 1;
    await slow;
    await route.continue();
  });
  const { x, y, width, height } = (await send(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let click = 0; click < 10; click += 1) await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.press("Control+Enter");
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  goOn();
  await page.waitForURL(/\/subscriber\/documents\/\d+$/);
  expect(asked).toBe(1);
  expect(await countOrders(connectionId)).toBe(1);
});

test("an order whose answer was lost is sent again and made once", async ({ enter, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  const connectionId = uniqueId("TUN");
  const page = await fillOrder(enter, connectionId);
  await page.route(
    newOrders,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(page.getByText(texts.documentForm.sendFailedKept)).toBeVisible();
  await send(page).click();
  await page.waitForURL(/\/subscriber\/documents\/\d+$/);
  expect(await countOrders(connectionId)).toBe(1);
});
