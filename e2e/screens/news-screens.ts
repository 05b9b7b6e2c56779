import { texts } from "@runko/domain/texts/texts";
import type { Login } from "../support/demo.ts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, hinder, type Hindrance, type Screen } from "./screen.ts";

const { common, contact, contactInbox, newsletters: words, passwordReset } = texts;

type Place = { login: Login; path: string; of: RegExp };
const read: Place = { login: "otherSubscriber", path: "/info/newsletters", of: /\/api\/newsletters\?/ };
const written: Place = { login: "productAdmin", path: "/briefings", of: /\/api\/briefings\?/ };
const inbox: Place = { login: "productAdmin", path: "/control/contact-requests", of: /\/api\/contact-requests/ };

const empty = (name: string, { login, path, of }: Place, told: string): Screen => ({
  name,
  show: async (stage) => {
    const page = await enterHindered(stage, login, path, { of, by: "emptiness" });
    await page.getByText(told).waitFor();
    return page;
  },
});

const failed = (name: string, { login, path, of }: Place): Screen => ({
  name,
  show: async (stage) => {
    const page = await enterHindered(stage, login, path, { of, by: "failure" });
    await labelled(page, "button", common.tryAgain).waitFor();
    return page;
  },
});

const loading = (name: string, { login, path, of }: Place): Screen => ({
  name,
  waits: true,
  show: async (stage) => {
    const page = await enterHindered(stage, login, path, { of, by: "silence" });
    await page.locator(".MuiSkeleton-root").first().waitFor();
    return page;
  },
});

const publicNews = (name: string, by: Hindrance["by"], told: string): Screen => ({
  name,
  show: async (stage) => {
    await hinder(stage.page, stage, { of: /\/api\/news\?/, by });
    await stage.page.goto("/news");
    await stage.page.getByText(told).waitFor();
    return stage.page;
  },
});

/** News, the inbox and what is asked without a login, while there is nothing, while it fails, and while it is fetched. */
export const newsScreens: readonly Screen[] = [
  empty("newsletters, none", read, words.none),
  loading("newsletters that are fetched", read),
  empty("newsletters as they are written, none", written, words.write.none),
  failed("newsletters as they are written, that failed", written),
  loading("newsletters as they are written, being fetched", written),
  empty("contact requests, none", inbox, contactInbox.empty),
  failed("contact requests that failed", inbox),
  loading("contact requests that are fetched", inbox),
  publicNews("public news, none", "emptiness", words.none),
  publicNews("public news that failed", "failure", common.tryAgain),
  {
    name: "newsletter about to be withdrawn",
    show: async ({ enter }) => {
      const page = await enter("productAdmin", "/briefings");
      const action = words.write.actionWhich(words.actions.withdraw, "Toimitusajat juhlapyhien aikaan");
      await labelled(page, "button", action).click();
      await page.getByRole("dialog").getByText(words.write.withdrawText.PUBLISHED).waitFor();
      return page;
    },
  },
  {
    name: "newsletter that another has changed",
    show: async ({ enter, troubles }) => {
      troubles.allow(/status of 412/);
      const { call } = await apiUser("productAdmin");
      const body = { title: "Kahden kirjoittama", body: "Alku", audience: "users" };
      const { id } = await call<{ id: string }>("briefings", { method: "POST", body });
      const page = await enter("productAdmin", `/briefings/${id}`);
      await labelled(page, "textbox", words.write.body).fill("Oma teksti");
      const headers = { "if-match": '"1"' };
      await call(`briefings/${id}`, { method: "PATCH", body: { body: "Toisen teksti" }, headers });
      await labelled(page, "button", common.saveChanges).click();
      await page.getByRole("region", { name: words.write.otherText(words.write.body) }).waitFor();
      await call(`briefings/${id}`, { method: "DELETE" });
      return page;
    },
  },
  {
    name: "credentials ordered",
    show: async ({ page }) => {
      await page.route(/\/api\/contact$/, (route) => route.fulfill({ status: 204, body: "" }));
      await page.goto("/order-credentials");
      await labelled(page, "textbox", contact.fields.name).fill("Aino Kuitu");
      await labelled(page, "textbox", contact.fields.emailAddress).fill("aino@kuitu.example");
      await labelled(page, "textbox", contact.fields.organizationName).fill("Kuitu Oy");
      await labelled(page, "textbox", contact.fields.phoneNumber).fill("040 123 4567");
      await labelled(page, "button", contact.submit).click();
      await page.getByText(contact.doneTitle).waitFor();
      return page;
    },
  },
  {
    name: "link for a new password asked for",
    show: async ({ page }) => {
      await page.route(/\/api\/reset-password/, (route) => route.fulfill({ status: 204, body: "" }));
      await page.goto("/reset-password");
      await labelled(page, "textbox", passwordReset.email).fill("aino@kuitu.example");
      await labelled(page, "button", passwordReset.ask).click();
      await page.getByText(passwordReset.asked(30)).waitFor();
      return page;
    },
  },
  {
    name: "not found within the portal",
    show: async ({ enter }) => {
      const page = await enter("otherSubscriber", "/subscriber/ei-ole");
      await labelled(page, "heading", common.notFoundTitle).waitFor();
      await expectSettled(page);
      await expect(labelled(page, "link", common.notFoundWays.manual)).toBeVisible();
      return page;
    },
  },
];
