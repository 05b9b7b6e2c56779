import type { Locator, Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { demoLogins, demoPassword } from "../support/demo.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { openOwnData } from "../support/user-menu.ts";

const words = texts.ownData;
const ownData = /\/api\/users\/me$/;

type Field = "firstName" | "lastName" | "emailAddress" | "phoneNumber";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: words.title });
const input = (page: Page, field: Field) => labelled(dialogOf(page), "textbox", words[field]);
const password = (page: Page): Locator => dialogOf(page).locator("input[type=password]");
const save = (page: Page) => labelled(dialogOf(page), "button", texts.common.saveChanges);

/** Saves, and answers what was sent to the server. */
async function saveAndRead(page: Page): Promise<unknown> {
  const sent = page.waitForRequest((request) => ownData.test(request.url()) && request.method() === "PATCH");
  await save(page).click();
  return (await sent).postDataJSON();
}

// One user's data are changed by all of these.
test.describe.configure({ mode: "default" });

test("of own data only what changed is sent, once it is valid", async ({ enter }) => {
  const page = await enter("otherErrorHandler", "/subscriber");
  await openOwnData(page);
  await expect(save(page)).toBeDisabled();
  await input(page, "firstName").fill("");
  await input(page, "phoneNumber").fill("soita");
  await input(page, "lastName").focus();
  await expect(save(page)).toBeDisabled();
  await expect(dialogOf(page).getByText(texts.issues.REQUIRED as string)).toHaveCount(0);
  await expect(save(page)).toHaveAccessibleDescription(words.correctFirst([words.firstName, words.phoneNumber]));
  await input(page, "lastName").press("Enter");
  await expect(page.getByText(words.invalid).filter({ visible: true }).first()).toBeVisible();
  await expect(input(page, "firstName")).toHaveAccessibleDescription(texts.issues.REQUIRED as string);
  await expect(input(page, "phoneNumber")).toHaveAccessibleDescription(texts.issues.INVALID_PHONE as string);
  await expect(save(page)).toBeDisabled();

  await input(page, "firstName").fill("Matias");
  await input(page, "phoneNumber").fill("+358 50 123 4567");
  expect(await saveAndRead(page)).toEqual({ firstName: "Matias", phoneNumber: ["+358 50 123 4567"] });
  await expect(snackbar(page, words.saved)).toBeVisible();
  await expect(page.getByRole("button", { name: texts.shell.userMenu("Matias Österholm") })).toBeVisible();
  await openOwnData(page);
  await expect(input(page, "phoneNumber")).toHaveValue("+358 50 123 4567");
});

test("the dialog closes by one press also from a field that holds something wrong", async ({ enter }) => {
  const page = await enter("otherErrorHandler", "/subscriber");
  await openOwnData(page);
  await input(page, "firstName").fill("");
  await labelled(dialogOf(page), "button", texts.common.close).click();
  await expect(dialogOf(page)).toBeHidden();
});

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const)
  test(`what a dialog tells in passing covers no button of it: ${width}`, async ({ enter }) => {
    const page = await enter("otherErrorHandler", "/subscriber", { viewport: { width, height } });
    await openOwnData(page);
    await input(page, "firstName").fill("");
    await input(page, "firstName").press("Enter");
    await expect(page.locator("[role=status][data-screen-only]")).toContainText(words.invalid);
    for (const button of [save(page), labelled(dialogOf(page), "button", texts.common.close)])
      expect(
        await button.evaluate((element) => {
          const { left, top, width: wide, height: high } = element.getBoundingClientRect();
          return document.elementFromPoint(left + wide / 2, top + high / 2)?.closest("button") === element;
        }),
      ).toBe(true);
  });

test("a new e-mail asks for the password, and a wrong one keeps the dialog open", async ({ enter, troubles }) => {
  troubles.allow(/status of 422/);
  const page = await enter("otherErrorHandler", "/subscriber", { ownSession: true });
  const emailAddress = "mats.osterholm@demo.runko.example";
  await openOwnData(page);
  await expect(password(page)).toBeHidden();
  await input(page, "emailAddress").fill(emailAddress);
  await password(page).fill("aivan väärä salasana");
  await save(page).click();
  await expect(dialogOf(page).getByText(texts.issues.WRONG_PASSWORD as string)).toBeVisible();
  await expect(input(page, "emailAddress")).toHaveValue(emailAddress);

  await password(page).fill(demoPassword);
  expect(await saveAndRead(page)).toEqual({ emailAddress, currentPassword: demoPassword });
  await expect(snackbar(page, words.saved)).toBeVisible();
  await openOwnData(page);
  await input(page, "emailAddress").fill(demoLogins.otherErrorHandler);
  await password(page).fill(demoPassword);
  await save(page).click();
  await expect(dialogOf(page)).toBeHidden();
});

test("when saving fails the dialog closes, and what was typed is there again", async ({ enter, troubles }) => {
  troubles.allow(/status of 500|Own data could not be saved/);
  const page = await enter("otherErrorHandler", "/subscriber");
  await page.route(ownData, async (route) => {
    if (route.request().method() === "PATCH") await route.fulfill({ status: 500, body: "" });
    else await route.continue();
  });
  await openOwnData(page);
  await input(page, "lastName").fill("Österholm-Ek");
  await save(page).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(snackbar(page, words.saveFailed)).toBeVisible();
  await openOwnData(page);
  await expect(input(page, "lastName")).toHaveValue("Österholm-Ek");
});
