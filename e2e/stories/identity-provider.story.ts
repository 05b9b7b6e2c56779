import { texts } from "@runko/domain/texts/texts";
import { providerClient, startIdentityProvider } from "../support/identity-provider.ts";
import { labelled } from "../support/labelled.ts";
import { makeSubscriber } from "../support/make-trade.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.identityProvider;
const { fields } = words;

test("the product admin sets an organization's provider, and its people sign in by it", async ({
  enter,
  page,
  troubles,
}) => {
  // The provider's own page asks for a typeface that is not to be had here, and for an icon; one answer below is refused.
  troubles.allow(/ERR_|status of 4(04|22)|fonts/);
  const provider = await startIdentityProvider();
  const { id, name } = await makeSubscriber();
  const domain = `${uniqueId("kotka")}.example`.toLowerCase();
  const admin = await enter("productAdmin", `/control/organizations/${id}/sign-in`);
  await labelled(admin, "link", texts.control.edit).click();
  await labelled(admin, "checkbox", fields.enabled).check();
  await labelled(admin, "button", texts.common.saveChanges).click();
  await expect(admin.getByLabel(fields.issuer)).toHaveAttribute("aria-invalid", "true");
  await admin.getByLabel(fields.issuer).fill(provider.issuer);
  await admin.getByLabel(fields.clientId).fill(providerClient.clientId);
  await admin.getByLabel(fields.clientSecret).fill(providerClient.clientSecret);
  await admin.getByLabel(fields.domains, { exact: true }).fill(domain);
  await labelled(admin, "button", texts.common.form.addItem(fields.domains)).click();
  await labelled(admin, "checkbox", fields.makesAccounts).check();
  await labelled(admin, "checkbox", texts.control.roles.SUBSCRIBER).check();
  await labelled(admin, "button", texts.common.saveChanges).click();
  await expect(admin.getByText(words.saved)).toBeVisible();
  await expect(admin.getByText(providerClient.clientSecret)).toHaveCount(0);

  const email = `uuno@${domain}`;
  await provider.add({ sub: "uuno", email, email_verified: true, given_name: "Uuno", family_name: "Uusi" });
  await page.goto("/subscriber/messages");
  await page.getByLabel(texts.login.username, { exact: true }).fill(email);
  await page.keyboard.press("Tab");
  await labelled(page, "button", words.enter).click();
  await page.locator("input[name=login]").fill("uuno");
  await page.locator("input[name=password]").fill("mikä vain");
  await page.locator("button[type=submit]").click();
  await page.locator("button[type=submit]").click();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page).toHaveURL(/subscriber\/messages/);
  await expect(page.getByText(name).first()).toBeVisible();

  const again = await page.context().newPage();
  await again.goto("/login/provider?code=x&state=y");
  await expect(again.getByText(texts.issues.LOGIN_TOOK_TOO_LONG as string)).toBeVisible();
  await labelled(again, "link", words.toLogin).click();
  await expect(again.getByRole("banner")).toBeVisible();
  provider.stop();
});
