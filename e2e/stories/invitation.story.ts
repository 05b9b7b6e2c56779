import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep, sendOrder, toSummary } from "../support/order-form.ts";
import { mailedResetPath } from "../support/read-mails.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlUsers;
const reset = texts.passwordReset;
const password = "virtaavan-veden-varrella";

test("who is invited sets a password, reads the hint of the first day and sends the first order", async ({
  enter,
  page,
}) => {
  const emailAddress = `${uniqueId("uusi")}@saimaa.example`;

  await test.step("an administrator adds the user, who is invited by mail", async () => {
    const { organizationId } = await apiUser("supplier");
    const admin = await enter("productAdmin", `/control/users/add?src=${organizationId}`);
    await labelled(admin, "textbox", words.fields.firstName).fill("Venla");
    await labelled(admin, "textbox", words.fields.lastName).fill("Ensikertalainen");
    await labelled(admin, "textbox", words.fields.emailAddress).fill(emailAddress);
    await expect(labelled(admin, "checkbox", words.invite)).toBeChecked();
    await labelled(admin, "checkbox", texts.control.roles.SUBSCRIBER).check();
    await labelled(admin, "button", words.create).click();
    await expect(snackbar(admin, words.invited("Venla Ensikertalainen", emailAddress))).toBeVisible();
  });

  await test.step("the link of the mail leads to the first password, and that to the login", async () => {
    await page.goto(await mailedResetPath(emailAddress));
    await page.getByLabel(reset.password, { exact: true }).fill(password);
    await page.getByLabel(reset.again, { exact: true }).fill(password);
    await labelled(page, "button", reset.set).click();
    await expect(page.getByText(reset.done)).toBeVisible();
    await logIn(page, emailAddress, password);
    await expect(page).toHaveURL("/subscriber");
  });

  const hint = page.getByText(texts.firstDay.hints.subscriber);
  await expect(hint).toBeVisible();
  await labelled(page, "button", texts.firstDay.done).click();
  await expect(hint).toBeHidden();

  await labelled(page, "link", texts.newDocument.newTitles.Order).click();
  await chooseProduct(page, { ...plainLine, supplier: supplierNames.otherSupplier });
  await nextStep(page);
  await fillCommonPart(page, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  // Nobody has told the portal the number of a new user.
  await labelled(page, "textbox", texts.documents.fields.contactPhone).fill("040 123 4567");
  await fillAddress(page, texts.documents.fields.targetAddress);
  await toSummary(page);
  const id = await sendOrder(page);
  await expect(page.getByText(texts.documentPage.title(texts.documents.types.Order.one, id)).first()).toBeVisible();
});
