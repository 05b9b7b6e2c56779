import { expect, type Locator } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { Secret, TOTP } from "otpauth";
import { demoPassword } from "./demo.ts";
import { labelled } from "./labelled.ts";

const words = texts.secondFactor;

/** Takes the second factor into use in this dialog or page, up to the recovery codes; answers what shows codes of so many steps from now. */
export async function setUpSecondFactor(place: Locator): Promise<(steps: number) => string> {
  await place.locator("input[name=currentPassword]").fill(demoPassword);
  await labelled(place, "button", words.continue).click();
  await place.getByRole("img", { name: words.picture }).waitFor();
  const secret = (await place.locator("code").textContent()) ?? "";
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await labelled(place, "textbox", words.code).fill("abc");
  await labelled(place, "button", words.confirm).click();
  await expect(place.getByText(texts.issues.WRONG_CODE as string)).toBeVisible();
  await labelled(place, "textbox", words.code).fill(codeAt(0));
  await labelled(place, "button", words.confirm).click();
  return codeAt;
}
