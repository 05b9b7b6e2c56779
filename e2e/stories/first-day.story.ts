import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { expect, test } from "../support/story.ts";

const words = texts.firstDay;

test("the first day's hint is put away once for ever, or leads to the manual", async ({ page }) => {
  await logIn(page, demoLogins.otherSupplier);
  const hint = page.getByText(words.hints.supplier);
  await expect(hint).toBeVisible();
  await labelled(page, "button", words.done).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hint).toBeHidden();

  await page.evaluate(() => localStorage.removeItem(`hints:${localStorage.getItem("USER")}`));
  await page.reload();
  await labelled(page, "link", words.read).click();
  await expect(page).toHaveURL("/info/manual#tilausten-kasittely");
  await page.goto("/vendor");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hint).toBeHidden();
});
