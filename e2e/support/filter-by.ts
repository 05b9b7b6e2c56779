import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";

const words = texts.documentList;

/** Opens the filters of a list. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${words.filters}`) }).click();
}

/** Turns a filter of a list on or off. */
export async function filterBy(page: Page, label: string): Promise<void> {
  await openFilters(page);
  await page.getByRole("menuitemcheckbox", { name: new RegExp(`^${label}`) }).click();
}
