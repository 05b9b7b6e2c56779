import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { anyVersion, apiUser } from "../support/api-user.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { setFirstPassword } from "../support/set-first-password.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlUsers;
const { fields } = words;
const password = "virtaavan-veden-varrella";
const saveButton = (page: Page) => labelled(page, "button", texts.common.saveChanges);
const role = (page: Page, name: keyof typeof texts.control.roles) =>
  labelled(page, "checkbox", texts.control.roles[name]);

/** Fills in the form of a new user and leaves it there; answers the e-mail. */
async function fillNewUser(page: Page): Promise<string> {
  const emailAddress = `${uniqueId("uusi")}@kymijoki.example`;
  await labelled(page, "textbox", fields.firstName).fill("Venla");
  await labelled(page, "textbox", fields.lastName).fill("Uusikäyttäjä");
  await labelled(page, "textbox", fields.emailAddress).fill(emailAddress);
  return emailAddress;
}

test("an administrator adds a user, who logs in, loses a role while logged in, and is disabled", async ({
  enter,
  page: userPage,
  troubles,
}) => {
  troubles.allow(/status of 40[13]/);
  const admin = await enter("subscriber", "/control");
  await expect(admin).toHaveURL("/control/users");
  await labelled(admin, "link", words.newUser).click();
  const emailAddress = await fillNewUser(admin);
  await labelled(admin, "textbox", fields.phoneNumber).fill("soita");
  await labelled(admin, "button", texts.common.form.addItem(fields.phoneNumber)).click();
  await expect(admin.getByText(texts.issues.INVALID_PHONE as string)).toBeVisible();
  await labelled(admin, "textbox", fields.phoneNumber).fill("+358 40 123 4567");
  await labelled(admin, "button", texts.common.form.addItem(fields.phoneNumber)).click();
  await role(admin, "SUBSCRIBER").check();
  await role(admin, "SUBSCRIBER_ADMIN").check();
  await labelled(admin, "button", words.create).click();
  await expect(labelled(admin, "heading", "Venla Uusikäyttäjä")).toBeVisible();

  await setFirstPassword(emailAddress, password);
  await logIn(userPage, emailAddress, password);
  await expect(userPage).toHaveURL("/subscriber");

  await labelled(admin, "link", texts.control.edit).click();
  await expect(saveButton(admin)).toBeDisabled();
  await role(admin, "SUBSCRIBER").uncheck();
  const changes = admin.getByRole("region", { name: texts.control.changesTitle });
  await expect(changes).toContainText(texts.control.removed(texts.control.roles.SUBSCRIBER));
  await saveButton(admin).click();
  await expect(labelled(admin, "heading", "Venla Uusikäyttäjä")).toBeVisible();
  // Told at once to who is logged in: the area that the role opened is left, and its tab is gone.
  await expect(userPage).toHaveURL("/control/users", { timeout: 20_000 });

  await labelled(admin, "button", words.actions).click();
  await admin.getByRole("menuitem", { name: words.disable }).click();
  await labelled(admin.getByRole("dialog"), "button", words.disable).click();
  await expect(snackbar(admin, words.isDisabled("Venla Uusikäyttäjä"))).toBeVisible();
  await userPage.reload();
  await expect(userPage).toHaveURL("/login");
});

test("two administrators on one user: the second is told, and no role vanishes (acceptance-control C5, F5)", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/status of 412/);
  const { organizationId } = await apiUser("supplier");
  const { call } = await apiUser("productAdmin");
  const body = {
    firstName: "Venla",
    lastName: "Yhteinen",
    emailAddress: `${uniqueId("yhteinen")}@kymijoki.example`,
    phoneNumber: ["+358401234567"],
    organizationRoles: [{ organizationId, role: "SUPPLIER" }],
  };
  const { id } = await call<{ id: string }>("users", { method: "POST", body });
  const first = await enter("productAdmin", `/control/users/${id}/edit`);
  const second = await enter("productAdmin", `/control/users/${id}/edit`);
  await role(second, "SUPPLIER_ADMIN").check();
  await role(first, "ERROR_HANDLER").check();
  await saveButton(first).click();
  await expect(labelled(first, "heading", "Venla Yhteinen")).toBeVisible();

  await saveButton(second).click();
  const notice = second.getByRole("status").filter({ hasText: texts.control.takeUp.title });
  await expect(notice).toContainText(texts.control.added(texts.control.roles.ERROR_HANDLER));
  await expect(notice).toContainText("tallensi muutoksen");
  await labelled(notice, "button", texts.documentPage.stale.takeTheirs).click();
  await expect(role(second, "SUPPLIER_ADMIN")).not.toBeChecked();
  await expect(role(second, "ERROR_HANDLER")).toBeChecked();

  await role(second, "SUPPLIER_ADMIN").check();
  await call(`users/${id}`, { method: "PATCH", headers: anyVersion, body: { jobTitle: "Johtaja" } });
  await saveButton(second).click();
  await expect(notice).toContainText("Johtaja");
  await labelled(notice, "button", texts.documentPage.stale.keepMine).click();
  await saveButton(second).click();
  await expect(labelled(second, "heading", "Venla Yhteinen")).toBeVisible();
  const stored = await call<{ jobTitle: string; organizationRoles: { role: string }[] }>(
    `organizations/${organizationId}/users/${id}`,
  );
  expect(stored.jobTitle).toBe("Johtaja");
  expect(stored.organizationRoles.map((held) => held.role).toSorted()).toEqual([
    "ERROR_HANDLER",
    "SUPPLIER",
    "SUPPLIER_ADMIN",
  ]);
});

test("what is not saved is not lost by leaving, and a refusal keeps what was typed", async ({ enter, troubles }) => {
  troubles.allow(/status of 422/);
  const page = await enter("subscriber", "/control/users");
  await labelled(page, "link", words.newUser).click();
  await fillNewUser(page);
  const { emailAddress } = await (await apiUser("subscriber")).call<{ emailAddress: string }>("users/me");
  await labelled(page, "textbox", fields.emailAddress).fill(emailAddress);
  await role(page, "SUBSCRIBER").check();
  await labelled(page, "button", words.create).click();
  await expect(page.getByText(texts.issues.EMAIL_IN_USE as string).first()).toBeVisible();
  await expect(labelled(page, "textbox", fields.lastName)).toHaveValue("Uusikäyttäjä");

  const dialog = page.getByRole("dialog", { name: texts.control.leaveTitle });
  await page.goBack();
  await labelled(dialog, "button", texts.control.stay).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/control\/users\/add/);
  await labelled(page.getByRole("main"), "link", words.toList).click();
  await expect(dialog).toBeVisible();
  await labelled(dialog, "button", texts.control.stay).click();
  await expect(labelled(page, "textbox", fields.lastName)).toHaveValue("Uusikäyttäjä");
  await page.goBack();
  await labelled(dialog, "button", texts.control.leave).click();
  await expect(page).toHaveURL("/control/users");
});

/** How far the text of a row's title stands from the middle of the row. */
function fromMiddleOfRow(title: Element): number {
  const text = document.createRange();
  text.selectNodeContents(title.querySelector("div") ?? title);
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const row = title.closest("tr")?.getBoundingClientRect();
  return row ? Math.abs(middleOf(text.getBoundingClientRect()) - middleOf(row)) : Number.POSITIVE_INFINITY;
}

test("the product admin finds users by organization, category and words", async ({ enter }) => {
  const page = await enter("productAdmin", "/control/users");
  await page.getByRole("searchbox", { name: words.search }).fill("tuula kymäl");
  const found = page.getByRole("link", { name: words.row("Kymäläinen Tuula") });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/q=tuula/);
  expect(await found.evaluate(fromMiddleOfRow)).toBeLessThan(3);
  await page.getByLabel(words.category, { exact: true }).selectOption(words.categories.ORPHAN);
  await expect(page.getByText(words.emptyFiltered)).toBeVisible();
  await page.getByLabel(words.category, { exact: true }).selectOption(words.allCategories);
  await labelled(page, "combobox", words.organization).fill("Kymijoen V");
  await page.getByRole("option", { name: "Kymijoen Verkko Oy", exact: true }).click();
  await expect(page).toHaveURL(/src=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kymijoen");
  await page.getByRole("link", { name: words.row("Kymäläinen Tuula") }).click();
  await expect(labelled(page, "heading", "Tuula Kymäläinen")).toBeVisible();
});
