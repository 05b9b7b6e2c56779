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
});
