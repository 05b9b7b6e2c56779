import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.contact;
const inbox = texts.contactInbox;

test("credentials ordered without a login reach the product admin's inbox and are handled", async ({ page, enter }) => {
  const name = `Aino ${uniqueId("A")}`;
  await page.goto("/login");
  await labelled(page, "link", texts.login.orderCredentials).click();
  await labelled(page, "button", words.submit).click();
  const summary = page.getByRole("group", { name: texts.common.form.summaryTitle(4) });
  await expect(summary).toBeFocused();
  await labelled(page, "textbox", words.fields.name).fill(name);
  await labelled(page, "textbox", words.fields.emailAddress).fill("aino@kuitu.example");
  await labelled(page, "textbox", words.fields.organizationName).fill("Kuitu Oy");
  await labelled(page, "textbox", words.fields.phoneNumber).fill("040 123 4567");
  await labelled(page, "textbox", words.fields.message).fill("Tilaamme ja toimitamme.");
  await page.keyboard.press("Tab");
  await expect(labelled(page, "button", words.submit)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.done("aino@kuitu.example"))).toBeVisible();

  const admin = await enter("productAdmin", "/control/contact-requests?status=new");
  const request = admin.getByRole("region", { name });
  await expect(request).toContainText("Tilaamme ja toimitamme.");
  await expect(request).toContainText(inbox.status.new);
  await labelled(admin, "button", inbox.which(inbox.handle, name)).click();
  await expect(snackbar(admin, inbox.handled)).toBeVisible();
  await expect(request).toBeHidden();
  await admin.goto("/control/contact-requests?status=handled");
  await expect(request).toContainText(inbox.status.handled);
  await expect(request).toContainText(/merkitsi käsitellyksi/);

  await labelled(admin, "link", inbox.which(inbox.makeOrganization, name)).click();
  const organization = `Kuitu ${uniqueId("K")} Oy`;
  const form = texts.controlOrganizations;
  await expect(labelled(admin, "textbox", form.fields.name)).toHaveValue("Kuitu Oy");
  await expect(labelled(admin, "textbox", texts.controlUsers.fields.lastName)).toHaveValue(name.slice("Aino ".length));
  await labelled(admin, "textbox", form.fields.name).fill(organization);
  await labelled(admin, "textbox", texts.controlUsers.fields.emailAddress).fill(`${uniqueId("aino")}@kuitu.example`);
  await labelled(admin, "checkbox", texts.control.roles.SUBSCRIBER_ADMIN).check();
  await labelled(admin, "button", form.create).click();
  await expect(labelled(admin, "heading", organization)).toBeVisible();
  await admin.goto("/control/contact-requests?status=handled");
  await request.getByRole("link", { name: organization }).click();
  await expect(labelled(admin, "heading", organization)).toBeVisible();
});

test("what was typed stays when the request cannot be sent, and wrong fields say so in Finnish", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 503/);
  await page.goto("/order-credentials");
  await page.getByRole("radio", { name: words.kinds.contact }).check();
  const address = labelled(page, "textbox", words.fields.emailAddress);
  await labelled(page, "textbox", words.fields.name).fill("Aino Asiakas");
  await address.fill("aino kuitu.example");
  await labelled(page, "textbox", words.fields.message).fill("Miten liitymme?");
  await labelled(page, "button", words.submit).click();
  const summary = page.getByRole("group", { name: texts.common.form.summaryTitle(1) });
  await expect(summary).toBeFocused();
  await expect(address).toHaveAccessibleDescription(new RegExp(texts.issues.INVALID_EMAIL as string));
  await summary.getByRole("link").click();
  await expect(address).toBeFocused();

  await address.fill("aino@kuitu.example");
  await page.route(/\/api\/contact$/, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await labelled(page, "button", words.submit).click();
  await expect(summary).toBeFocused();
  await expect(labelled(page, "textbox", words.fields.message)).toHaveValue("Miten liitymme?");
  await labelled(page, "button", words.submit).click();
  await expect(page.getByText(words.done("aino@kuitu.example"))).toBeVisible();
});
