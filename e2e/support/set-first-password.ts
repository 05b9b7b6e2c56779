import { expect } from "@playwright/test";
import { address } from "./address.ts";
import { apiUser } from "./api-user.ts";
import { mailedResetPath } from "./read-mails.ts";

/** Sets the password of who was invited, by the link that was mailed. */
export async function setFirstPassword(emailAddress: string, password: string): Promise<void> {
  const [, token] = (await mailedResetPath(emailAddress)).split("#");
  const answer = await fetch(`${address}/api/reset-password/confirm`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, password }),
  });
  expect(answer.ok).toBe(true);
}

/** Invites a user, who sets this password. */
export async function inviteWith(emailAddress: string, password: string): Promise<void> {
  const { call } = await apiUser("productAdmin");
  await call(`reset-password?email=${encodeURIComponent(emailAddress)}`, { method: "POST" });
  await setFirstPassword(emailAddress, password);
}
