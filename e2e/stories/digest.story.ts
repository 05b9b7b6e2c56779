import { texts } from "@runko/domain/texts/texts";
import { live, snackbar } from "../support/document-page.ts";
import { changeOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeOrder } from "../support/make-order.ts";
import { newUser } from "../support/new-user.ts";
import { mailsTo } from "../support/read-mails.ts";
import { sendTomorrowsDigests } from "../support/send-digests.ts";
import { expect, test } from "../support/story.ts";
import { openNotificationChoices } from "../support/user-menu.ts";

const words = texts.notificationPanel;
const mails = texts.controlMails;
const { digest } = texts.notices;
const password = "virtaavan-veden-varrella";

test("who chose a daily digest gets one mail in the morning, with its links, and ends it by one", async ({
  page,
  enter,
  browser,
  troubles,
}) => {
  const { emailAddress } = await newUser("productAdmin", { password, beside: "otherSubscriber" });
  await logIn(page, emailAddress, password);
  await openNotificationChoices(page);
  const choice = page.getByRole("dialog").getByLabel(texts.enumerations.messageType.Order, { exact: true });
  await choice.selectOption(texts.notices.deliveries.daily);
  await labelled(page, "button", words.save).click();
  await expect(snackbar(page, words.saved)).toBeVisible();

  const { id } = await makeOrder({
    by: "otherSubscriber",
    from: "otherSupplier",
    document: { followers: [emailAddress] },
  });
  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "returnForCompletion", reason: "noNetwork" });
  await page.getByRole("button", { name: new RegExp(`^${texts.shell.notifications(0)}`) }).click();
  const panel = page.getByRole("dialog", { name: words.title });
  const told = (subject: "create" | "startProcessing" | "returnForCompletion") =>
    labelled(panel, "button", words.markRead(texts.notices.headline(subject, "Order", id)));
  for (const subject of ["create", "startProcessing", "returnForCompletion"] as const)
    await expect(told(subject)).toBeVisible(live);

  const invited = 1;
  expect(mailsTo(emailAddress)).toHaveLength(invited);
  sendTomorrowsDigests();
  await expect.poll(() => mailsTo(emailAddress).length, { timeout: 20_000 }).toBe(invited + 1);
  const admin = await enter("productAdmin", `/admin/mails?q=${encodeURIComponent(emailAddress)}`);
  const subject = digest.subject(3);
  const row = admin.getByRole("row").filter({ hasText: emailAddress }).filter({ hasText: subject });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(subject);
  await labelled(admin, "button", mails.readWhich(subject, emailAddress)).click();
  const said = (await labelled(admin.getByRole("dialog"), "textbox", mails.content).textContent()) ?? "";
  expect(said).toContain(digest.title);
  for (const one of ["create", "startProcessing", "returnForCompletion"] as const)
    expect(said).toContain(texts.notices.happening(one));
  const [, stopLink = ""] = said.split(`${digest.stop}:\n`);
  const [, path = ""] = /(\/subscriber\/documents\/\S+)/.exec(said) ?? [];

  await page.goto(path);
  await expect(page).toHaveURL(`/subscriber/documents/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(id));

  const stranger = await browser.newContext();
  await troubles.watch(stranger);
  const out = await stranger.newPage();
  await out.goto(stopLink.trim());
  await labelled(out, "button", words.stop).click();
  await expect(out.getByText(words.stopped)).toBeVisible();
  await stranger.close();
  await openNotificationChoices(page);
  await expect(choice).toHaveValue("none");
});
