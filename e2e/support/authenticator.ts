import { expect, type Locator } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { Secret, TOTP } from "otpauth";
import { address } from "./address.ts";
import { demoPassword } from "./demo.ts";
import { labelled } from "./labelled.ts";

const words = texts.secondFactor;

const codesOf = (secret: string) => (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The same over HTTP, in a login of its own. */
export async function setUpElsewhere(username: string): Promise<(steps: number) => string> {
  const post = async <Body>(path: string, body: object, token?: string) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as Body;
  };
  const { token } = await post<{ token: string }>("users/login", { username, password: demoPassword });
  const base = "users/me/second-factor";
  const { secret } = await post<{ secret: string }>(base, { currentPassword: demoPassword }, token);
  const codeAt = codesOf(secret);
  await post(`${base}/proof`, { code: codeAt(0) }, token);
  return codeAt;
}

/** Takes the second factor into use in this dialog or page, up to the recovery codes; answers what shows codes of so many steps from now. */
export async function setUpSecondFactor(place: Locator): Promise<(steps: number) => string> {
  await place.locator("input[name=currentPassword]").fill(demoPassword);
  await labelled(place, "button", words.continue).click();
  await place.getByRole("img", { name: words.picture }).waitFor();
  const secret = (await place.locator("code").textContent()) ?? "";
  const codeAt = codesOf(secret);
  await expect(labelled(place, "textbox", words.code)).toBeFocused();
  await labelled(place, "textbox", words.code).fill("abc");
  await labelled(place, "button", words.confirm).click();
  await expect(place.getByText(texts.issues.WRONG_CODE as string)).toBeVisible();
  await labelled(place, "textbox", words.code).fill(codeAt(0));
  await labelled(place, "button", words.confirm).click();
  return codeAt;
}
