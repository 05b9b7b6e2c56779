import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { expectSettled, type Screen } from "./screen.ts";

const words = texts.login;
const reset = texts.passwordReset;

export const publicScreens: readonly Screen[] = [
  {
    name: "login",
    show: async ({ page }) => {
      await page.goto("/login");
      await labelled(page, "button", words.submit).waitFor();
      return page;
    },
  },
  {
    name: "login with nothing filled in",
    show: async ({ page }) => {
      await page.goto("/login");
      await labelled(page, "button", words.submit).click();
      await expect(page.getByText(texts.issues.REQUIRED as string).first()).toBeVisible();
      return page;
    },
  },
  {
    name: "login refused",
    show: async ({ page, troubles }) => {
      troubles.allow(/status of 401/);
      await page.goto("/login");
      await labelled(page, "textbox", words.username).fill("kukaan@runko.example");
      await page.getByLabel(words.password, { exact: true }).fill("väärä salasana");
      await labelled(page, "button", words.submit).click();
      await expect(page.getByRole("alert")).toContainText(texts.problems.titles.LOGIN_FAILED);
      return page;
    },
  },
  {
    name: "session that has ended",
    show: async ({ enter, troubles }) => {
      troubles.allow(/status of 401/);
      const inside = await enter("otherErrorHandler", "/subscriber", { ownSession: true, waits: false });
      await inside.evaluate(() => localStorage.setItem("access_token", "ended"));
      await inside.goto("/subscriber");
      await expect(labelled(inside, "button", words.submit)).toBeVisible();
      return inside;
    },
  },
  {
    name: "asking for a new password",
    show: async ({ page }) => {
      await page.goto("/reset-password");
      await labelled(page, "button", reset.ask).click();
      await expect(page.getByText(texts.issues.REQUIRED as string)).toBeVisible();
      return page;
    },
  },
  {
    name: "setting a new password by a link that has ended",
    show: async ({ page, troubles }) => {
      troubles.allow(/status of 422/);
      await page.goto("/reset-password#ended");
      await expect(page.getByRole("alert")).toBeVisible();
      return page;
    },
  },
  ...(
    [
      ["more information", "/more-info", texts.publicPages.moreInfo.title],
      ["partnering", "/partnering-with", texts.publicPages.partnering.title],
      ["privacy policy", "/privacy-policy", texts.privacy.title],
      ["public news", "/news", texts.newsletters.title],
      ["ordering credentials", "/order-credentials", texts.contact.title],
    ] as const
  ).map(([name, path, title]): Screen => ({
    name,
    show: async ({ page }) => {
      await page.goto(path);
      await labelled(page, "heading", title).waitFor();
      await expectSettled(page);
      return page;
    },
  })),
  {
    name: "ordering credentials with nothing filled in",
    show: async ({ page }) => {
      await page.goto("/order-credentials");
      await labelled(page, "button", texts.contact.submit).click();
      await expect(page.getByText(texts.issues.REQUIRED as string).first()).toBeVisible();
      return page;
    },
  },
  {
    name: "not found",
    show: async ({ page }) => {
      await page.goto("/ei-ole");
      await labelled(page, "heading", texts.common.notFoundTitle).waitFor();
      return page;
    },
  },
];
