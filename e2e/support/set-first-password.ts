import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { mailedResetPath } from "./read-mails.ts";

/** Sets the password of who was invited, by the link that was mailed. */
export async function setFirstPassword(request: APIRequestContext, address: string, password: string): Promise<void> {
  const [, token] = (await mailedResetPath(address)).split("#");
  const answer = await request.post("/api/reset-password/confirm", { data: { token, password } });
  expect(answer.ok()).toBe(true);
}
