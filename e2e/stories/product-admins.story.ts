import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { demoPassword } from "../support/demo.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { newUser } from "../support/new-user.ts";
import { expect, test } from "../support/story.ts";

const words = texts.controlUsers;
const password = "virtaavan-veden-varrella";
const name = "Venla Uusikäyttäjä";

/** Opens the dialog behind this entry of the user's menu. */
async function ask(page: Page, { action }: { action: string }) {
  await labelled(page, "button", words.actions).click();
  await page.getByRole("menuitem", { name: action }).click();
  return page.getByRole("dialog");
}

test("a product admin makes another by the own password, and takes the rights back", async ({ enter, troubles }) => {
  troubles.allow(/status of 422/);
  const { id } = await newUser("productAdmin", { password, beside: "otherSubscriber" });
  const page = await enter("productAdmin", `/control/users/${id}/view`);

  const given = await ask(page, words.giveProductAdmin);
  const confirm = labelled(given, "button", words.giveProductAdmin.action);
  await expect(confirm).toBeDisabled();
  await given.getByLabel(words.ownPassword).fill("ei tämä salasana");
  await confirm.click();
  await expect(given.getByRole("alert")).toBeVisible();
  await given.getByLabel(words.ownPassword).fill(demoPassword);
  await confirm.click();
  await expect(snackbar(page, words.giveProductAdmin.done(name))).toBeVisible();
  await expect(page.getByText(words.productAdmin)).toBeVisible();

  const taken = await ask(page, words.takeProductAdmin);
  await taken.getByLabel(words.ownPassword).fill(demoPassword);
  await labelled(taken, "button", words.takeProductAdmin.action).click();
  await expect(snackbar(page, words.takeProductAdmin.done(name))).toBeVisible();
  await expect(page.getByText(words.productAdmin)).toBeHidden();
});
