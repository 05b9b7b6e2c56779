import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { confirmInDialog, live, vendorPath } from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { actions, fields, states, types } = texts.documents;
const many = process.env["RUNKO_LONG"] ? 30 : 10;

const beside = (page: Page) => page.getByRole("complementary", { name: /^Esikatselu/ });
const rowLink = (page: Page, tid: number) =>
  page.getByRole("table").getByRole("link", { name: new RegExp(`TID ${tid}`) });

/** Orders of one project, the newest of them first, as their list shows them. */
async function makeOrders(count: number): Promise<{ path: string; tids: number[] }> {
  const projectId = uniqueId("Aamu");
  const tids: number[] = [];
  for (let made = 0; made < count; made += 1)
    tids.unshift((await makeDocument("Order", parties, { document: { projectId } })).id);
  return { path: `/vendor/documents?type=Order&q=${projectId}`, tids };
}

test("a supplier's morning: orders are taken up and answered beside their list, and none is opened as a page", async ({
  enter,
}) => {
  const { path, tids } = await makeOrders(many);
  const [first = 0, ...rest] = tids;
  const last = tids.at(-1) ?? first;
  const page = await enter(parties.from, path, { viewport: { width: 1440, height: 900 } });
  await expect(rowLink(page, first)).toBeVisible();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  const shown = beside(page);
  const head = (tid: number) => shown.getByRole("heading", { name: texts.documentPage.title(types.Order.one, tid) });

  await page.keyboard.press("j");
  await expect(rowLink(page, first)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  for (const tid of [first, ...rest]) {
    await expect(head(tid)).toBeVisible();
    await expect(rowLink(page, tid)).toHaveAttribute("aria-current", "true");
    await labelled(shown, "button", actions.startProcessing("Order")).click();
    await expect(shown.getByText(states.IN_PROCESSING, { exact: true }).first()).toBeVisible(live);
    if (tid !== last) await page.keyboard.press("j");
  }

  await labelled(shown, "button", actions.confirm("Order")).click();
  await labelled(shown, "textbox", fields.supplierConnectionId).fill(uniqueId("KYT"));
  await labelled(shown, "textbox", fields.estimatedDeliveryDate).fill(asFinnish(dayFromNow(70)));
  await labelled(shown, "button", actions.confirm("Order")).click();
  await confirmInDialog(page, "confirm");
  await expect(shown.getByText(states.CONFIRMED, { exact: true }).first()).toBeVisible(live);

  await page.keyboard.press("k");
  const before = tids.at(-2) ?? first;
  await expect(head(before)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shown).toBeHidden();
  await expect(rowLink(page, before)).toBeFocused();
  expect(new Set(visited)).toEqual(new Set(["/vendor/documents"]));

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(vendorPath(before));
});

test("the address says what is beside the list; without room for it the document has its page", async ({ enter }) => {
  const { path, tids } = await makeOrders(2);
  const [first = 0, second = 0] = tids;
  const page = await enter(parties.from, `${path}&preview=${second}`, { viewport: { width: 1300, height: 800 } });
  await expect(beside(page).getByRole("heading", { name: new RegExp(`TID ${second}`) })).toBeVisible();
  await rowLink(page, first).click();
  const besideFirst = path.replace("?", `?preview=${first}&`);
  await expect(page).toHaveURL(besideFirst);
  await labelled(beside(page), "button", texts.preview.close).click();
  await expect(page).toHaveURL(path);
  await labelled(page, "button", texts.preview.title).click();
  await expect(page).toHaveURL(besideFirst);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page).toHaveURL(vendorPath(first));
});
