import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import type { Login } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen, type Stage } from "./screen.ts";

const words = texts.controlOrganizations;
const list = "/control/organizations";

const plain = (name: string, path: string, login: Login = "productAdmin"): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, path);
    await expectSettled(page);
    return page;
  },
});

async function openOrganization({ enter }: Stage, tab: string, login: Login = "productAdmin"): Promise<Page> {
  const { organizationId } = await apiUser("subscriber");
  const page = await enter(login, `${list}/${organizationId}/${tab}`);
  await expectSettled(page);
  return page;
}

const shown = (name: string, tab: string, login?: Login): Screen => ({
  name,
  show: (stage) => openOrganization(stage, tab, login),
});

export const organizationScreens: readonly Screen[] = [
  plain("organizations", list),
  plain("organizations of a subscriber's administrator", list, "subscriber"),
  plain("organizations, none found", `${list}?q=olematon`),
  {
    name: "organization that is not there",
    show: async ({ enter, troubles }) => {
      troubles.allow(/status of 404/);
      const page = await enter("productAdmin", `${list}/00000000-0000-7000-8000-000000000000/info`);
      await expect(labelled(page, "heading", words.notFound)).toBeVisible();
      return page;
    },
  },
  plain("new organization", `${list}/add`),
  plain("new organization below one's own", `${list}/add`, "subscriber"),
  shown("organization", "info"),
  shown("organization of one's own", "info", "subscriber"),
  shown("editing an organization of one's own", "info?edit", "subscriber"),
  shown("settings of an organization", "settings"),
  shown("documents of organizations below", "sub-organization-event-visibility"),
  {
    name: "organizations that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "productAdmin", list, { of: /\/api\/organizations\?/, by: "failure" });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "new organization, fields missing",
    show: async ({ enter }) => {
      const page = await enter("productAdmin", `${list}/add`);
      await labelled(page, "button", words.create).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      return page;
    },
  },
  {
    name: "editing an organization, a feature changed",
    show: async (stage) => {
      const page = await openOrganization(stage, "info?edit");
      await labelled(page, "checkbox", words.fields.backboneOperator).click();
      await expect(page.getByText(texts.control.unsaved)).toBeVisible();
      return page;
    },
  },
  {
    name: "editing settings, a limit wrong",
    show: async (stage) => {
      const page = await openOrganization(stage, "settings?edit");
      await labelled(page, "textbox", words.fields.deliveryCheckDays).fill("pian");
      await labelled(page, "button", texts.common.saveChanges).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      await expect(page.getByText(texts.issues.INVALID_VALUE as string, { exact: true })).toBeVisible();
      return page;
    },
  },
  {
    name: "adding an address",
    show: async (stage) => {
      const page = await openOrganization(stage, "info");
      await labelled(page, "button", words.addAddress).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
  {
    name: "deleting an organization with users",
    show: async (stage) => {
      stage.troubles.allow(/status of 409/);
      const page = await openOrganization(stage, "info");
      await labelled(page, "button", words.actions).click();
      await page.getByRole("menuitem", { name: words.delete }).click();
      const dialog = page.getByRole("dialog");
      await labelled(dialog, "button", words.delete).click();
      await expect(dialog.getByRole("link").first()).toBeVisible();
      return page;
    },
  },
];
