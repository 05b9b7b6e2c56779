import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { demoPassword } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { logOut, openOwnData } from "../support/user-menu.ts";

const words = texts.passkeys;
const factor = texts.secondFactor;

/** An authenticator of this device, whose user is verified by a finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is made in own data with recovery codes, and logs in alone", async ({
  enter,
  otherPortal: portal,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const page = await enter("errorHandler", "/fault-handler", { portal: portal.url, before: addAuthenticator });
  await openOwnData(page);
  await labelled(page, "button", words.add).click();
  const dialog = page.getByRole("dialog", { name: words.add });
  await labelled(dialog, "textbox", words.name).fill("Työpuhelin");
  await dialog.locator("input[name=currentPassword]").fill("väärä");
  await labelled(dialog, "button", words.make).click();
  await expect(dialog.getByText(texts.issues.WRONG_PASSWORD as string)).toBeVisible();
  await dialog.locator("input[name=currentPassword]").fill(demoPassword);
  await labelled(dialog, "button", words.make).click();
  const codes = page.getByRole("dialog", { name: factor.codesTitle });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await labelled(codes, "button", factor.stored).click();
  await expect(page.getByRole("list", { name: words.title })).toContainText("Työpuhelin");
  await page.keyboard.press("Escape");

  await logOut(page);
  await expect(labelled(page, "button", words.logIn)).toBeVisible();
  await labelled(page, "button", words.logIn).click();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page).toHaveURL(/fault-handler/);
});
