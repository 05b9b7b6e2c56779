import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { expectSettled, type Screen } from "./screen.ts";

const words = texts.shell;
const userMenu = new RegExp(`^${words.userMenu("")}`);

export const shellScreens: readonly Screen[] = [
  {
    name: "subscriber's front page",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber");
      await expectSettled(page);
      return page;
    },
  },
  {
    name: "supplier's front page",
    show: async ({ enter }) => {
      const page = await enter("supplier", "/vendor");
      await expectSettled(page);
      return page;
    },
  },
  {
    name: "area that the roles do not open",
    show: async ({ enter }) => await enter("otherSubscriber", "/vendor"),
  },
  {
    name: "drawer of a narrow screen",
    width: 360,
    show: async ({ enter }) => {
      const page = await enter("supplier", "/vendor", { viewport: { width: 360, height: 780 } });
      await labelled(page, "button", words.openDrawer).click();
      await expectSettled(page);
      return page;
    },
  },
  {
    name: "user menu",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber");
      await page.getByRole("button", { name: userMenu }).click();
      await page.getByRole("menu").waitFor();
      return page;
    },
  },
  {
    name: "own data",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber");
      await page.getByRole("button", { name: userMenu }).click();
      await labelled(page, "menuitem", words.ownData).click();
      const dialog = page.getByRole("dialog");
      await labelled(dialog, "textbox", texts.ownData.emailAddress).fill("ei osoite");
      const firstName = labelled(dialog, "textbox", texts.ownData.firstName);
      await firstName.fill("");
      await firstName.press("Enter");
      await expect(dialog.getByText(texts.issues.INVALID_EMAIL as string)).toBeVisible();
      await expect(dialog.getByText(texts.ownSessions.thisOne)).toBeVisible();
      return page;
    },
  },
  {
    name: "session about to end",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/not-found", {
        ownSession: true,
        before: (opened) => opened.clock.install(),
      });
      await page.goto("/subscriber");
      await expectSettled(page);
      await page.clock.fastForward("07:55:30");
      await page.getByRole("dialog", { name: texts.ownSessions.expiry.title }).waitFor();
      return page;
    },
  },
  {
    name: "switching the organization",
    show: async ({ enter }) => {
      const page = await enter("productAdmin", "/subscriber", { as: "subscriber" });
      await page.getByRole("button", { name: new RegExp(words.switchTitle) }).click();
      await labelled(page.getByRole("dialog"), "combobox", words.switchField).click();
      await page.getByRole("option").first().waitFor();
      return page;
    },
  },
  {
    name: "keys that work",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber/documents?type=Order");
      await expectSettled(page);
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
];
