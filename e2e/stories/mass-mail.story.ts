import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { makeReaders } from "../support/make-readers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlEmails;

test("the product admin writes to many, counts and tests first, and sees each message go", async ({ enter }) => {
  const { name, count } = await makeReaders(30);
  const subject = uniqueId("Huoltokatko");
  const page = await enter("productAdmin", "/control/users");
  await labelled(page, "link", texts.control.entries.emails).click();
  await labelled(page.getByRole("main"), "link", words.newTitle).first().click();
  await expect(page.getByText(words.everybody)).toBeVisible();
  await labelled(page, "combobox", words.addOrganization).fill(name);
  await page.getByRole("option", { name }).click();
  await expect(page.getByText(words.count(count), { exact: true })).toBeVisible();

  await labelled(page, "button", words.review).click();
  await expect(page.getByRole("group", { name: /^Korjaa / })).toContainText(words.subject);
  await labelled(page, "textbox", words.subject).fill(subject);
  await labelled(page, "textbox", words.text).fill("Portaali on poissa käytöstä\n\nlauantaina klo 22–24.");
  await labelled(page, "button", words.test).click();
  await expect(snackbar(page, words.tested(demoLogins.productAdmin))).toBeVisible();

  await labelled(page, "button", words.review).click();
  const dialog = page.getByRole("dialog", { name: words.reviewTitle });
  await expect(dialog).toContainText(words.reviewCount(count));
  await expect(dialog).toContainText("lauantaina klo 22–24.");
  await labelled(dialog, "button", words.send(count)).click();
  await expect(labelled(page, "heading", subject)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: words.progress })).toBeVisible();
  await expect(page.getByText(words.finished, { exact: true })).toBeVisible({ timeout: 30_000 });
  const recipients = page.getByRole("region", { name: words.recipients }).getByRole("row");
  await expect(recipients.filter({ hasText: words.states.sent })).toHaveCount(25);
  await expect(page.getByText(`1–25 / ${count}`)).toBeVisible();

  await page.goto("/control/emails");
  await expect(page.getByRole("row").filter({ hasText: subject })).toContainText(words.states.sent);
});
