import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeSubscriber, makeSupplier } from "../support/make-trade.ts";
import { expect, test } from "../support/story.ts";

const messages = texts.controlEventMessages;
const billing = texts.controlBilling;

test("recipients of event messages are added one at a time, refused when wrong, and kept", async ({ page }) => {
  const { id, login } = await makeSupplier();
  await logIn(page, login);
  await page.goto(`/control/organizations/${id}/event-messages`);
  await expect(page.getByText(messages.whatIsSent)).toBeVisible();
  await expect(page.getByText(messages.noRecipients)).toHaveCount(Object.keys(texts.enumerations.messageType).length);
  await labelled(page, "link", texts.control.edit).click();

  const faults = page.getByRole("region", { name: texts.enumerations.messageType.Fault });
  const mails = labelled(faults, "textbox", messages.kinds.emailAddresses);
  const addMail = labelled(faults, "button", texts.common.form.addItem(messages.kinds.emailAddresses));
  await mails.fill("viat");
  await addMail.click();
  await expect(faults.getByText(texts.issues.INVALID_EMAIL as string)).toBeVisible();
  await expect(mails).toHaveValue("viat");
  await mails.fill("viat@myyja.example");
  await addMail.click();
  await expect(faults.getByText("viat@myyja.example")).toBeVisible();
  await mails.fill("VIAT@myyja.example");
  await addMail.click();
  await expect(faults.getByText(texts.issues.DUPLICATE as string)).toBeVisible();
  await mails.fill("toinen");
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(page.getByRole("group", { name: texts.common.form.summaryTitle(1) })).toContainText(
    texts.issues.INVALID_EMAIL as string,
  );
  await expect(mails).toHaveValue("toinen");
  await mails.fill("");
  await labelled(faults, "textbox", messages.kinds.phoneNumbers).fill("+358 40 123 4567");
  await labelled(faults, "textbox", messages.kinds.phoneNumbers).press("Enter");

  const changes = page.getByRole("region", { name: texts.control.changesTitle });
  await expect(changes).toContainText(texts.control.added("viat@myyja.example"));
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(snackbar(page, messages.saved)).toBeVisible();
  await expect(changes).toBeHidden();
  await expect(page.getByText("+358 40 123 4567")).toBeVisible();
  await page.reload();
  const recipients = page.getByRole("region", { name: messages.title });
  await expect(recipients.getByText("viat@myyja.example")).toBeVisible();
  const consents = page.getByRole("region", { name: texts.mailConsents.recipientsTitle });
  await expect(consents).toContainText(texts.mailConsents.states.waiting);
});

test("billing groups are added, made the default, changed and removed", async ({ page }) => {
  const { id, login } = await makeSubscriber();
  const { call } = await apiUser("productAdmin");
  const street = { streetName: "Laskutie", streetNumber: "5", postalCode: "33100", postalPlace: "Tampere" };
  await call(`organizations/${id}/addresses`, { method: "POST", body: { kind: "BILLING", ...street } });
  const first = { name: "Yleinen", type: "regular", isDefault: true };
  await call(`organizations/${id}/org-addresses`, { method: "POST", body: first });

  await logIn(page, login);
  await page.goto(`/control/organizations/${id}/billing-info`);
  await labelled(page, "link", billing.add).click();
  await labelled(page, "button", billing.add).click();
  await expect(page.getByRole("group", { name: /^Korjaa / })).toContainText(billing.fields.name);
  await labelled(page, "textbox", billing.fields.name).fill("Kuituhankkeet");
  await labelled(page, "textbox", billing.fields.eBillingAddress).fill("003712345671");
  await labelled(page, "textbox", billing.fields.operatorId).fill("BAWCFI22");
  await page.getByLabel(billing.fields.addressId, { exact: true }).selectOption({ index: 1 });
  await labelled(page, "checkbox", billing.fields.isDefault).check();
  await labelled(page, "button", billing.add).click();
  await expect(snackbar(page, billing.created("Kuituhankkeet"))).toBeVisible();
  const groups = page.getByRole("region", { name: billing.title }).getByRole("listitem");
  await expect(groups.first()).toContainText("Kuituhankkeet");
  await expect(groups.first()).toContainText(billing.isDefault);
  await expect(groups.first()).toContainText("Laskutie 5, 33100 Tampere");

  await labelled(page, "link", billing.edit("Yleinen")).click();
  await page.getByLabel(billing.fields.type, { exact: true }).selectOption(texts.enumerations.invoiceType.standalone);
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(groups.last()).toContainText(texts.enumerations.invoiceType.standalone);

  await labelled(page, "button", billing.removeWhich("Kuituhankkeet")).click();
  await labelled(page.getByRole("dialog"), "button", billing.removeLabel).click();
  await expect(snackbar(page, billing.removed("Kuituhankkeet"))).toBeVisible();
  await expect(groups).toHaveCount(1);
});
