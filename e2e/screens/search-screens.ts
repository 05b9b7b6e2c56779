import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import type { Login } from "../support/demo.ts";
import { uniqueId } from "../support/unique-id.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

const words = texts.searchPage;

const place = (name: string, login: Login, path: string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, path);
    await expectSettled(page);
    return page;
  },
});

export const searchScreens: readonly Screen[] = [
  place("search before anything is typed", "subscriber", "/subscriber/search"),
  place("search of one field", "supplier", "/vendor/search?q=katu"),
  place("search by criteria", "supplier", "/vendor/search?searchType=advanced"),
  place(
    "results of criteria",
    "subscriber",
    "/subscriber/search?searchType=advanced&type=Order%2CInquiry&archived=no&streetA=katu",
  ),
  place("search that finds nothing", "subscriber", "/subscriber/search?q=olematon"),
  place("search with criteria that are wrong", "subscriber", "/subscriber/search?createdFrom=2020-01-01&q=katu"),
  place("supplier's front page with what is found", "supplier", "/vendor?q=katu"),
  {
    name: "search that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "subscriber", "/subscriber/search?q=katu", {
        of: /\/roles\/\w+\/events\?/,
        by: "failure",
      });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "search that is refused",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber/search?searchType=advanced");
      await labelled(page, "button", words.submit).click();
      await expect(page.getByText(words.emptySearch)).toBeVisible();
      return page;
    },
  },
  {
    name: "saving a search",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber/search?q=katu");
      await expectSettled(page);
      await labelled(page, "button", words.save).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
  {
    name: "saved searches",
    show: async ({ enter }) => {
      const name = uniqueId("Kadut");
      const { organizationId, call } = await apiUser("supplier");
      await call(`organizations/${organizationId}/roles/SUPPLIER/saved-searches`, {
        method: "POST",
        body: { name, criteria: { q: "katu", type: "Order" }, shared: true, pinned: true },
      });
      const page = await enter("supplier", "/vendor/search?q=katu");
      await expectSettled(page);
      await expect(page.getByRole("region", { name: texts.pinnedSearches.title }).getByText(name)).toBeVisible();
      await labelled(page, "button", words.saved).click();
      await labelled(page.getByRole("dialog"), "button", words.edit(name)).waitFor();
      return page;
    },
  },
  {
    name: "palette",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber");
      await expectSettled(page);
      await page.keyboard.press("Control+k");
      await labelled(page, "combobox", texts.palette.field).fill("til");
      await page.getByRole("option").first().waitFor();
      return page;
    },
  },
];
