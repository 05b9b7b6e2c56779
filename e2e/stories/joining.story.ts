import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { fillLogin } from "../support/log-in.ts";
import { newUser } from "../support/new-user.ts";
import { expect, test } from "../support/story.ts";

const words = texts.joining;
const users = texts.controlUsers;
const password = "virtaavan-veden-varrella";

test("a person of another operator is invited, accepts and works for both", async ({ enter, page, troubles }) => {
  troubles.allow(/status of 422/);
  const { emailAddress } = await newUser("productAdmin", { password, beside: "otherSubscriber" });
  const admin = await enter("subscriber", "/control/users/add");

  await test.step("the form that may not add the address offers an invitation", async () => {
    await labelled(admin, "textbox", users.fields.firstName).fill("Venla");
    await labelled(admin, "textbox", users.fields.lastName).fill("Kahdessa");
    await labelled(admin, "textbox", users.fields.emailAddress).fill(emailAddress);
    await labelled(admin, "checkbox", texts.control.roles.SUBSCRIBER).check();
    await labelled(admin, "button", users.create).click();
    await labelled(admin, "button", words.open).click();
    const dialog = admin.getByRole("dialog");
    await expect(labelled(dialog, "textbox", words.emailAddress)).toHaveValue(emailAddress);
    await labelled(dialog, "checkbox", texts.control.roles.SUBSCRIBER).check();
    await labelled(dialog, "button", words.send).click();
    await expect(dialog.getByText(words.sent(emailAddress))).toBeVisible();
    await expect(dialog.getByRole("list", { name: words.list })).toContainText(emailAddress);
    await expect(labelled(dialog, "button", words.withdrawWhich(emailAddress))).toBeVisible();
  });

  await test.step("the mailed page asks for the login, and the roles are there once accepted", async () => {
    await page.goto("/info/invitations");
    await fillLogin(page, emailAddress, password);
    await expect(page).toHaveURL("/info/invitations");
    const accept = page.getByRole("button", { name: new RegExp(`^${words.acceptWhich("")}`) });
    await accept.click();
    await expect(page.getByText(words.pageNone(emailAddress))).toBeVisible();
  });

  await labelled(admin.getByRole("dialog"), "button", texts.common.close).click();
  await labelled(admin, "button", words.open).click();
  await expect(admin.getByRole("dialog")).toContainText(words.states.accepted);
});
