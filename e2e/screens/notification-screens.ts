import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { changeOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect } from "../support/quiet-page.ts";
import { openNotificationChoices } from "../support/user-menu.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

const words = texts.notificationPanel;
const bell = new RegExp(`^${texts.shell.notifications(0)}`);

const openBell = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: bell }).click();
  await page.getByRole("dialog", { name: words.title }).waitFor();
};

const plain = (name: string, path: string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter("productAdmin", path);
    await expectSettled(page);
    return page;
  },
});

/** The bell, how one is mailed, the page that ends mails, and the outbox. */
export const notificationScreens: readonly Screen[] = [
  {
    name: "notifications",
    show: async ({ enter }) => {
      const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
      await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
      await changeOrder("otherSupplier", "SUPPLIER", id, { action: "returnForCompletion", reason: "noNetwork" });
      const page = await enter("otherSubscriber", "/subscriber");
      await openBell(page);
      const headline = texts.notices.headline("returnForCompletion", "Order", id);
      await expect(labelled(page, "button", words.markRead(headline))).toBeVisible({ timeout: 15_000 });
      return page;
    },
  },
  {
    name: "notifications, none",
    show: async ({ enter }) => {
      const page = await enter("otherErrorHandler", "/fault-handler");
      await page.route(/\/users\/me\/notifications\?/, (route) => route.fulfill({ json: [] }));
      await openBell(page);
      await expect(page.getByText(words.empty)).toBeVisible();
      return page;
    },
  },
  {
    name: "notifications that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "subscriber", "/subscriber", {
        of: /\/users\/me\/notifications\?/,
        by: "failure",
      });
      await openBell(page);
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "choices of notifications",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber");
      await openNotificationChoices(page);
      await expect(labelled(page, "button", words.save)).toBeVisible();
      return page;
    },
  },
  {
    name: "agreeing to mails by a link",
    show: async ({ page }) => {
      await page.goto("/follow-mails#x.y");
      await expect(labelled(page, "button", texts.mailConsents.agree)).toBeVisible();
      return page;
    },
  },
  {
    name: "ending mails by a link",
    show: async ({ page }) => {
      await page.goto("/stop-mails#x.y");
      await expect(labelled(page, "button", words.stop)).toBeVisible();
      return page;
    },
  },
  {
    name: "ending mails by a link that does not hold",
    show: async ({ page, troubles }) => {
      troubles.allow(/status of 404/);
      await page.goto("/stop-mails#x.y");
      await labelled(page, "button", words.stop).click();
      await expect(page.getByText(words.stopLinkInvalid)).toBeVisible();
      return page;
    },
  },
  plain("outbox", "/admin/mails"),
  plain("outbox, none found", "/admin/mails?q=olematon"),
  {
    name: "a mail of the outbox",
    show: async ({ enter }) => {
      const follower = `seuraaja-${Date.now()}@x.example`;
      await makeOrder({ by: "otherSubscriber", from: "otherSupplier", document: { followers: [follower] } });
      const page = await enter("productAdmin", `/admin/mails?q=${follower}`);
      const read = new RegExp(`^${texts.controlMails.readWhich("", "").split(":")[0]}`);
      await page.getByRole("button", { name: read }).first().click();
      await expect(page.getByRole("dialog").getByText(texts.mailConsents.mail.title).first()).toBeVisible();
      return page;
    },
  },
];
