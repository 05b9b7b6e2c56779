import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { demoPassword } from "./demo.ts";

/** Fills in the login page that is shown, and sends it. */
export async function fillLogin(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel(texts.login.username, { exact: true }).fill(username);
  await page.getByLabel(texts.login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: texts.login.submit, exact: true }).click();
}

/** Logs in through the page as a person does, and waits for the frame that stands round every page behind the login. */
export async function logIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, username, password);
  await page.getByRole("banner").waitFor();
}

/** Logs in through the page as a party of the story's own, and goes there. */
export async function enterAs(page: Page, { login }: { login: string }, path: string): Promise<void> {
  await logIn(page, login);
  await page.goto(path);
}
