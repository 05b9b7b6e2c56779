import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { live, snackbar } from "../support/document-page.ts";
import { changeOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { mailsAbout, followPathFor, stopPathIn } from "../support/read-mails.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";
import { openNotificationChoices } from "../support/user-menu.ts";

const words = texts.notificationPanel;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const maker = demoLogins.otherSubscriber;
/** Mails leave every second, on a machine that is shared. */
const mailed = { timeout: 20_000 };

async function chooseForOrders(page: Page, delivery: keyof typeof texts.notices.deliveries): Promise<void> {
  await openNotificationChoices(page);
  const choice = page.getByRole("dialog").getByLabel(texts.enumerations.messageType.Order, { exact: true });
  await choice.selectOption(texts.notices.deliveries[delivery]);
  await labelled(page, "button", words.save).click();
  await expect(snackbar(page, words.saved)).toBeVisible();
}

test("a follower outside the portal agrees first, and is mailed like the maker of a transition as they chose", async ({
  enter,
  page,
}) => {
  const follower = `${uniqueId("seuraaja")}@ulkopuolinen.example`;
  const office = await enter("otherSubscriber", "/subscriber");
  await chooseForOrders(office, "none");
  const { id } = await makeOrder({ ...parties, document: { followers: [follower] } });
  await office.goto(`/subscriber/documents/${id}`);
  const followers = office.getByRole("region", { name: texts.documents.fields.followers });
  await page.goto(await followPathFor(follower));
  await expect(followers).toContainText(texts.mailConsents.states.waiting);
  await labelled(page, "button", texts.mailConsents.agree).click();
  await expect(page.getByText(texts.mailConsents.agreed)).toBeVisible();
  await office.reload();
  await expect(followers).toContainText(texts.mailConsents.states.agreed);
  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
  await expect.poll(() => mailsAbout(follower, id).length, mailed).toBe(1);
  await chooseForOrders(office, "atOnce");
  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "returnForCompletion", reason: "noNetwork" });
  await expect.poll(() => mailsAbout(follower, id).length, mailed).toBe(2);
  await expect.poll(() => mailsAbout(maker, id).length, mailed).toBe(1);

  await page.goto(stopPathIn(mailsAbout(follower, id)[0] ?? ""));
  await labelled(page, "button", words.stop).click();
  await expect(page.getByText(words.stopped)).toBeVisible();
  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
  await expect.poll(() => mailsAbout(maker, id).length, mailed).toBe(2);
  expect(mailsAbout(follower, id)).toHaveLength(2);
});

test("the bell rings live, and leads to the document that it tells of", async ({ enter }) => {
  const { id } = await makeOrder(parties);
  const page = await enter("otherSubscriber", "/subscriber");
  const bell = page.getByRole("button", { name: new RegExp(`^${texts.shell.notifications(0)}`) });
  await bell.click();
  const panel = page.getByRole("dialog", { name: words.title });
  await expect(labelled(panel, "button", words.choices)).toBeVisible();
  const headline = texts.notices.headline("startProcessing", "Order", id);
  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
  await expect(labelled(panel, "button", words.markRead(headline))).toBeVisible(live);
  await panel.getByRole("button", { name: new RegExp(`^${words.unread}: ${headline}`) }).click();
  await expect(page).toHaveURL(`/subscriber/documents/${id}`);
  await expect(panel).toBeHidden();
  await bell.click();
  await expect(labelled(panel, "button", words.markUnread(headline))).toBeVisible();
});
