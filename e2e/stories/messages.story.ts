import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { live, subscriberPath, vendorPath } from "../support/document-page.ts";
import { holdSnackbars } from "../support/hold-snackbars.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.messages;
const patient = { timeout: 5_000 };

const message = (page: Page, subject: string) => page.getByRole("article", { name: subject, exact: true });

async function send(page: Page, part: { subject?: string; content: string }): Promise<void> {
  if (part.subject !== undefined) await labelled(page, "textbox", words.subject).fill(part.subject);
  await labelled(page, "textbox", words.content).fill(part.content);
  await labelled(page, "button", words.send).click();
  await expect(labelled(page, "button", words.send)).toBeHidden();
}

test("the parties of an order write to each other, see it live, and know what has been read", async ({ enter }) => {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const subscriber = await enter("otherSubscriber", subscriberPath(id));
  const supplier = await enter("otherSupplier", vendorPath(id));

  await test.step("the supplier asks, by the key m", async () => {
    await supplier.keyboard.press("m");
    await expect(labelled(supplier, "textbox", words.subject)).toBeFocused();
    await labelled(supplier, "button", words.send).click();
    await expect(supplier.getByText(texts.issues.REQUIRED as string)).toHaveCount(2);
    await send(supplier, { subject: "Avain kiinteistöön", content: "Mistä asentaja saa avaimen?" });
    await expect(message(supplier, "Avain kiinteistöön")).toBeVisible();
  });

  await test.step("the subscriber sees it within two seconds, and it counts as read once it has been in sight", async () => {
    const received = message(subscriber, "Avain kiinteistöön");
    await expect(received).toBeVisible(live);
    await expect(received.getByText(words.unread)).toBeVisible();
    await received.scrollIntoViewIfNeeded();
    await expect(received.getByText(words.fresh)).toBeVisible(patient);
    await expect(message(supplier, "Avain kiinteistöön").getByText(/^Luettu /)).toBeVisible(patient);
  });

  await test.step("what was typed is there after a reload, and is sent", async () => {
    await labelled(message(subscriber, "Avain kiinteistöön"), "button", words.reply).click();
    await labelled(subscriber, "textbox", words.content).fill("Avain on huoltoyhtiöllä.");
    await subscriber.reload();
    await expect(labelled(subscriber, "textbox", words.content)).toHaveValue("Avain on huoltoyhtiöllä.");
    await labelled(subscriber, "button", words.send).click();
    await expect(message(subscriber, "Avain kiinteistöön").getByText(words.answered)).toBeVisible();
    await expect(message(supplier, words.replySubject("Avain kiinteistöön"))).toBeVisible(live);
    await expect(message(supplier, "Avain kiinteistöön").getByText(words.answered)).toBeVisible(live);
  });

  await test.step("a message that no longer holds is taken out of date, unless undone", async () => {
    const own = message(subscriber, words.replySubject("Avain kiinteistöön"));
    await holdSnackbars(subscriber);
    await labelled(own, "button", words.expire).click();
    await expect(own.getByText(words.expired)).toBeVisible();
    await labelled(subscriber, "button", texts.common.undo).click();
    await expect(own.getByText(words.expired)).toBeHidden();
    await labelled(own, "button", words.expire).click();
    await labelled(subscriber.getByRole("status"), "button", texts.common.close).click();
    const theirs = message(supplier, words.replySubject("Avain kiinteistöön"));
    await expect(theirs.getByText(words.expired)).toBeVisible(live);
    await expect(labelled(theirs, "button", words.reply)).toBeHidden();
  });
});

test("an unread message is counted on its row, and can be left unread", async ({ enter }) => {
  const { id, customerName } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const list = await enter("otherSubscriber", `/subscriber/documents?type=Order&q=${customerName}`);
  const row = list.getByRole("row").filter({ hasText: String(id) });
  await expect(row).toBeVisible();
  const supplier = await enter("otherSupplier", vendorPath(id));
  await labelled(supplier, "button", words.newMessage).click();
  await send(supplier, { subject: "Työn ajankohta", content: "Sopiiko tiistai?" });
  await expect(row.getByText(texts.documentList.messages(1))).toBeVisible(live);

  await row.getByRole("link").click();
  const received = message(list, "Työn ajankohta");
  await received.scrollIntoViewIfNeeded();
  await labelled(received, "button", words.markUnread).click(patient);
  await expect(received.getByText(words.unread)).toBeVisible();
  await list.goBack();
  await expect(row.getByText(texts.documentList.messages(1))).toBeVisible();

  const unreadOrders = list.getByRole("link", { name: /lukema\S+ viesti\S*, tilaukset$/ });
  await unreadOrders.first().click();
  await expect(list).toHaveURL(/type=Order&unread=1/);
  await expect(row).toBeVisible();
  await list.getByRole("button", { name: new RegExp(`^${texts.shell.notifications(0)}`) }).click();
  const waiting = list.getByRole("region", { name: texts.notificationPanel.messages });
  await waiting.getByRole("link", { name: /, tilaukset$/ }).click();
  await expect(waiting).toBeHidden();
  await expect(row).toBeVisible();

  await test.step("it stands first among the messages, is marked there, and leads to where it was written", async () => {
    await list.getByRole("link", { name: /^Viestit, / }).click();
    const line = list.getByRole("row").filter({ hasText: String(id) });
    await labelled(line, "button", texts.inbox.markRead("Työn ajankohta")).click();
    await labelled(line, "button", texts.inbox.markUnread("Työn ajankohta")).click();
    await list.getByRole("link", { name: texts.inbox.unread }).click();
    await list.getByRole("searchbox", { name: texts.inbox.search }).fill("sopiiko tiistai");
    await expect(list).toHaveURL(/messages\?unread=1&q=/);
    await line.getByRole("link").click();
    await expect(received).toBeFocused();
  });
});

test("what an organization notes of an order is seen by it alone, as it is written, and is not printed", async ({
  enter,
}) => {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const { notes } = texts;
  const subscriber = await enter("otherSubscriber", subscriberPath(id));
  const [supplier, colleague] = [
    await enter("otherSupplier", vendorPath(id)),
    await enter("otherSupplier", vendorPath(id)),
  ];
  const list = (page: Page) => page.getByRole("list", { name: notes.title });

  await labelled(supplier, "button", notes.write).click();
  await labelled(supplier, "button", notes.save).click();
  await expect(supplier.getByText(texts.issues.REQUIRED as string)).toBeVisible();
  await labelled(supplier, "textbox", notes.content).fill("Portin koodi on huoltoyhtiöllä");
  await supplier.reload();
  await expect(labelled(supplier, "textbox", notes.content)).toHaveValue("Portin koodi on huoltoyhtiöllä");
  await labelled(supplier, "button", notes.save).click();
  for (const page of [supplier, colleague])
    await expect(list(page).getByText("Portin koodi on huoltoyhtiöllä")).toBeVisible(live);
  await expect(subscriber.getByText(notes.empty)).toBeVisible();
  await expect(subscriber.getByText("Portin koodi")).toHaveCount(0);

  await supplier.emulateMedia({ media: "print" });
  await expect(list(supplier)).toBeHidden();
  await supplier.emulateMedia({ media: null });
  await labelled(supplier, "button", notes.remove).click();
  await labelled(supplier.getByRole("dialog"), "button", notes.remove).click();
  await expect(supplier.getByText(notes.empty)).toBeVisible();
  await expect(colleague.getByText(notes.empty)).toBeVisible(live);
});
