import { texts } from "@runko/domain/texts/texts";
import { newUser } from "../support/new-user.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { mailedResetPath } from "../support/read-mails.ts";
import { expect, test } from "../support/story.ts";

const words = texts.passwordReset;
const password = "virtaavan-veden-varrella";

test("who has forgotten the password asks for a link and sets a new one, once", async ({ page }) => {
  const { emailAddress } = await newUser("subscriber", { password: "unohtunut-sanapari-99" });
  const first = await mailedResetPath(emailAddress);
  await page.goto("/login");
  await labelled(page, "link", texts.login.forgotten).click();
  await labelled(page, "button", words.ask).click();
  await expect(page.getByText(texts.issues.REQUIRED as string)).toBeVisible();
  await labelled(page, "textbox", words.email).fill(emailAddress);
  await labelled(page, "button", words.ask).click();
  await expect(page.getByText(words.asked(30))).toBeVisible();

  const path = await mailedResetPath(emailAddress, [first]);
  await page.goto(path);
  await page.getByLabel(words.password, { exact: true }).fill("lyhyt");
  await labelled(page, "button", words.set).click();
  await expect(page.getByText(texts.issues.PASSWORD_TOO_SHORT as string)).toBeVisible();
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.again, { exact: true }).fill(`${password}!`);
  await labelled(page, "button", words.set).click();
  await expect(page.getByText(texts.issues.PASSWORDS_DIFFER as string)).toBeVisible();
  await page.getByLabel(words.again, { exact: true }).fill(password);
  await labelled(page, "button", words.set).click();
  await expect(page.getByText(words.done)).toBeVisible();

  await logIn(page, emailAddress, password);
  await expect(page).toHaveURL("/subscriber");

  await page.goto("/not-found");
  await page.goto(path);
  await expect(page.getByRole("alert")).toContainText(words.used);
  await labelled(page, "link", words.askAgain).click();
  await expect(labelled(page, "textbox", words.email)).toBeVisible();
});

test("an administrator has a link mailed to a user, who logs in by it for the first time", async ({ enter, page }) => {
  const { id, emailAddress } = await newUser("subscriber");
  const admin = await enter("subscriber", `/control/users/${id}/view`);
  await labelled(admin, "button", texts.controlUsers.actions).click();
  await admin.getByRole("menuitem", { name: texts.controlUsers.invitation.send }).click();
  await expect(snackbar(admin, texts.controlUsers.invitation.sentTo(emailAddress))).toBeVisible();
  await expect(admin.getByText(texts.controlUsers.invitation.states.waiting)).toBeVisible();

  await page.goto(await mailedResetPath(emailAddress));
  await expect(page.getByLabel(words.password, { exact: true })).toBeVisible();
  await admin.reload();
  await expect(admin.getByText(texts.controlUsers.invitation.states.opened)).toBeVisible();
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.again, { exact: true }).fill(password);
  await labelled(page, "button", words.set).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await logIn(page, emailAddress, password);
  await expect(page).toHaveURL("/subscriber");
});
