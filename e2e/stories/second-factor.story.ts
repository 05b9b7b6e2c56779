import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { TOTP, Secret } from "otpauth";
import { demoLogins, demoPassword } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { openOwnData } from "../support/user-menu.ts";

const words = texts.secondFactor;

const dialogOf = (page: Page, name = words.title) => page.getByRole("dialog", { name });

test("a second factor is taken into use, asked at the login, and taken out of use", async ({
  enter,
  page,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const desk = await enter("errorHandler", "/fault-handler", { ownSession: true });
  await openOwnData(desk);
  await labelled(desk, "button", words.begin).click();
  const dialog = dialogOf(desk);
  await dialog.locator("input[name=currentPassword]").fill(demoPassword);
  await labelled(dialog, "button", words.continue).click();
  await expect(dialog.getByRole("img", { name: words.picture })).toBeVisible();
  const secret = (await dialog.locator("code").textContent()) ?? "";
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await labelled(dialog, "textbox", words.code).fill("abc");
  await labelled(dialog, "button", words.confirm).click();
  await expect(dialog.getByText(texts.issues.WRONG_CODE as string)).toBeVisible();
  await labelled(dialog, "textbox", words.code).fill(codeAt(0));
  await labelled(dialog, "button", words.confirm).click();
  const shown = dialogOf(desk, words.codesTitle);
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const codes = await shown.getByRole("listitem").allTextContents();
  await desk.keyboard.press("Escape");
  await expect(shown).toBeVisible();
  await labelled(shown, "button", words.stored).click();
  await expect(desk.getByText(words.codesLeft(10))).toBeVisible();

  await page.goto("/login");
  await page.locator("input[name=username]").fill(demoLogins.errorHandler);
  await page.locator("input[name=password]").fill(demoPassword);
  await labelled(page, "button", texts.login.submit).click();
  await expect(page.getByText(words.askCode)).toBeVisible();
  await labelled(page, "textbox", words.code).fill(codes[0] ?? "");
  await labelled(page, "button", texts.login.submit).click();
  await expect(page).not.toHaveURL(/login/);

  await labelled(desk, "button", words.end).click();
  const removal = dialogOf(desk);
  await removal.locator("input[name=currentPassword]").fill(demoPassword);
  await labelled(removal, "textbox", words.code).fill(codes[1] ?? "");
  await labelled(removal, "button", words.end).click();
  await expect(removal).toBeHidden();
  await expect(desk.getByText(words.isOff)).toBeVisible();
});
