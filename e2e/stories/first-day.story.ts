import { texts } from "@runko/domain/texts/texts";
import { builtFile } from "../support/built-file.ts";
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

const firstDays = [
  ["subscriber", "otherSubscriber", "/subscriber"],
  ["faultHandler", "otherErrorHandler", "/fault-handler"],
  ["control", "supplier", "/control/users"],
  ["productAdmin", "productAdmin", "/subscriber"],
] as const;

for (const [role, login, front] of firstDays)
  test(`the first day of each role: ${role}`, async ({ enter }) => {
    const page = await enter(login, "/info/faq");
    await page.evaluate(() => localStorage.removeItem(`hints:${localStorage.getItem("USER")}`));
    await page.goto(front);
    const hint = page.getByText(words.hints[role]);
    await expect(hint).toBeVisible();
    await expect(labelled(page, "link", words.read)).toHaveAttribute("href", /^\/info\/manual#[\w-]+$/);
    await labelled(page, "button", words.done).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(labelled(page, "button", words.done)).toBeHidden();
  });

test("the first day's hint comes with its page, however slow it is", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/info/faq");
  await page.evaluate(() => localStorage.removeItem(`hints:${localStorage.getItem("USER")}`));
  let letCome = () => {};
  const hold = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(`**${builtFile("src/shell/first-day-hint.tsx")}`, async (route) => {
    await hold;
    await route.continue();
  });
  await page.goto("/subscriber", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(page.getByRole("navigation", { name: texts.shell.drawer })).toBeVisible();
  await expect(heading).toBeHidden();
  letCome();
  await expect(heading).toBeVisible();
  await expect(page.getByText(words.hints.subscriber)).toBeVisible();
});
