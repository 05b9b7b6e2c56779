import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { labelled } from "./labelled.ts";

const menuButton = new RegExp(`^${texts.shell.userMenu("")}`);

export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: menuButton }).click();
  await page.getByRole("menu").waitFor();
}

export async function openOwnData(page: Page): Promise<void> {
  await openUserMenu(page);
  await labelled(page, "menuitem", texts.shell.ownData).click();
  await page.getByRole("dialog").waitFor();
}

export async function openNotificationChoices(page: Page): Promise<void> {
  await openUserMenu(page);
  await labelled(page, "menuitem", texts.shell.notificationChoices).click();
  await page.getByRole("dialog").waitFor();
}

export async function logOut(page: Page): Promise<void> {
  await openUserMenu(page);
  await labelled(page, "menuitem", texts.shell.logOut).click();
}
