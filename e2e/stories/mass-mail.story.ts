import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { snackbar } from "../support/document-page.ts";
import { busyDomain, mendedDomain } from "../support/hard-addresses.ts";
import { labelled } from "../support/labelled.ts";
import { makeReaders } from "../support/make-readers.ts";
import { mailsWith } from "../support/read-mails.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlEmails;
/** 500 mails leave within seconds, on a machine that is shared. */
const sending = { timeout: 60_000 };

const sender = "runko@runko.example";

const progress = (page: Page) => page.getByRole("region", { name: words.progress }).getByRole("status");
const recipientRows = (page: Page) => page.getByRole("region", { name: words.recipients }).getByRole("row");
const count = (page: Page, label: string, value: number) =>
  expect(
    page
      .getByRole("region", { name: words.progress })
      .locator("dl > div")
      .filter({ hasText: label })
      .getByRole("definition"),
  ).toHaveText(String(value), sending);

async function chooseOrganization(page: Page, name: string): Promise<void> {
  await labelled(page, "combobox", words.addOrganization).fill(name);
  await page.getByRole("option", { name }).click();
}

test("the product admin writes to 500, sees them go, leaves, comes back and stops what is still to leave", async ({
  enter,
}) => {
  const { name, count: all } = await makeReaders(499, [busyDomain]);
  const subject = uniqueId("Huoltokatko");
  const page = await enter("productAdmin", "/control/users");
  await labelled(page, "link", texts.control.entries.emails).click();
  await labelled(page.getByRole("main"), "link", words.newTitle).first().click();
  await expect(page.getByText(words.nobody)).toBeVisible();
  await labelled(page, "checkbox", words.chooseEverybody).check();
  await expect(page.getByText(words.everybody)).toBeVisible();
  await labelled(page, "checkbox", words.chooseEverybody).uncheck();
  await chooseOrganization(page, name);
  await expect(page.getByText(words.count(all), { exact: true })).toBeVisible();

  await labelled(page, "button", words.review).click();
  await expect(page.getByRole("group", { name: /^Korjaa / })).toContainText(words.subject);
  await labelled(page, "textbox", words.subject).fill(subject);
  await labelled(page, "textbox", words.text).fill("Portaali on poissa käytöstä\n\nlauantaina klo 22–24.");
  await labelled(page, "button", words.test).click();
  await expect(snackbar(page, words.tested(demoLogins.productAdmin))).toBeVisible();

  await labelled(page, "button", words.review).click();
  const dialog = page.getByRole("dialog", { name: words.reviewTitle });
  await expect(dialog).toContainText(words.reviewCount(all));
  await expect(dialog).toContainText("lauantaina klo 22–24.");
  await labelled(dialog, "button", words.send(all)).click();
  await expect(labelled(page, "heading", subject)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: words.progress })).toBeVisible();
  const done = async () => Number.parseInt((await progress(page).textContent()) ?? "", 10);
  const before = await done();
  await expect.poll(done, sending).toBeGreaterThan(before);

  await page.goto("/control/emails");
  await labelled(page, "link", words.row(subject)).click();
  await expect(progress(page)).toHaveText(words.progressOf(all - 1, all), sending);
  await expect(recipientRows(page).filter({ hasText: words.states.sent })).toHaveCount(25);
  await expect(page.getByText(`1–25 / ${all}`)).toBeVisible();

  await labelled(page, "button", words.stop).click();
  await labelled(page.getByRole("dialog", { name: words.stopTitle }), "button", words.stop).click();
  await expect(progress(page)).toContainText(words.isStopped);
  await expect(labelled(page, "button", words.stop)).toBeHidden();
  await page.getByLabel(words.state, { exact: true }).selectOption(words.states.stopped);
  await expect(recipientRows(page)).toHaveCount(2);
  await expect(recipientRows(page).last()).toContainText(`@${busyDomain}`);
  await expect(recipientRows(page).last()).toContainText(words.states.stopped);

  const mails = mailsWith(subject).filter((mail) => !mail.includes(`To: ${demoLogins.productAdmin}`));
  const addresses = mails.map((mail) =>
    (mail.match(/[\w.-]+@[\w.-]+\.example/g) ?? []).filter((found) => found !== sender),
  );
  expect(addresses.every((found) => new Set(found).size === 1)).toBe(true);
  expect([mails.length, new Set(addresses.flat()).size]).toEqual([all - 1, all - 1]);
});

test("what failed is tried again, and reaches who can be reached by then", async ({ enter }) => {
  const { name, count: all } = await makeReaders(2, [mendedDomain]);
  const page = await enter("productAdmin", "/control/emails/add");
  await chooseOrganization(page, name);
  const subject = uniqueId("Muistutus");
  await labelled(page, "textbox", words.subject).fill(subject);
  await labelled(page, "textbox", words.text).fill("Päivitä yhteystietosi.");
  await expect(page.getByText(words.count(all), { exact: true })).toBeVisible();
  await labelled(page, "button", words.review).click();
  await labelled(page.getByRole("dialog"), "button", words.send(all)).click();
  await expect(progress(page)).toHaveText(words.finished, sending);
  await count(page, words.failedCount, 1);
  await expect(recipientRows(page).filter({ hasText: `@${mendedDomain}` })).toContainText(words.states.failed);
  await labelled(page, "button", words.retry).click();
  await expect(snackbar(page, words.isRetried)).toBeVisible();
  await count(page, words.sentCount, all);
  await expect(labelled(page, "button", words.retry)).toBeHidden();
  await page.goto("/control/emails");
  await expect(page.getByRole("row").filter({ hasText: subject })).toContainText(words.states.sent);
  expect(mailsWith(subject)).toHaveLength(all);
});
