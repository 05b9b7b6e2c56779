import { texts } from "@runko/domain/texts/texts";
import { live, snackbar } from "../support/document-page.ts";
import { drawer, sectionLink } from "../support/drawer.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const { common, documents } = texts;
const orders = /\/roles\/SUBSCRIBER\/orders\?/;

test("a lost connection is told, and what happened meanwhile is shown when it is back", async ({ enter, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await enter("otherSubscriber", "/subscriber/documents?type=Order");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(common.connectionLost)).toBeVisible();
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });

  await page.context().setOffline(false);
  await expect(page.getByText(common.connectionLost)).toBeHidden();
  await expect(snackbar(page, common.connectionBack)).toBeVisible();
  await expect(page.getByRole("link", { name: texts.documentList.row(documents.types.Order.one, id) })).toBeVisible(
    live,
  );
});

test("a list that is slow shows its skeleton within 200 ms, without a jump", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber/documents?type=Fault");
  let goOn = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(orders, async (route) => {
    await slow;
    await route.continue();
  });
  const link = sectionLink(drawer(page), "Order");
  const waited = await link.evaluate(async (element: HTMLElement) => {
    element.click();
    let frames = 0;
    for (; !document.querySelector(".MuiSkeleton-root"); frames += 1) await new Promise(requestAnimationFrame);
    return frames;
  });
  // In frames, of which a second has sixty: a busy machine draws late, but no more of them.
  expect(waited).toBeLessThanOrEqual(12);
  const header = page.getByRole("columnheader").first();
  const before = await header.boundingBox();
  goOn();
  await expect(page.locator(".MuiSkeleton-root")).toHaveCount(0);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  expect(await header.boundingBox()).toEqual(before);
});

test("a list that failed says so, and is fetched when one tries again", async ({ enter, troubles }) => {
  troubles.allow(/status of 500/);
  await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const page = await enter("otherSubscriber", "/subscriber");
  // What others do meanwhile would fetch the list again by itself.
  await page.route(/\/stream$/, () => undefined);
  await page.route(orders, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/subscriber/documents?type=Order");
  await expect(page.getByRole("main").getByText(common.requestFailed(500))).toBeVisible();
  await page.unroute(orders);
  await labelled(page, "button", common.tryAgain).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});
