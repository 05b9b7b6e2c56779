import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen, type Stage } from "./screen.ts";

const words = texts.controlUsers;
const list = "/control/users";

const plain = (name: string, path: string, login: "productAdmin" | "subscriber" = "productAdmin"): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, path);
    await expectSettled(page);
    return page;
  },
});

async function openOwnUser({ enter }: Stage, mode: "view" | "edit"): Promise<Page> {
  const { id } = await apiUser("subscriber");
  const page = await enter("productAdmin", `${list}/${id}/${mode}`);
  await expectSettled(page);
  return page;
}

export const controlScreens: readonly Screen[] = [
  plain("users", list),
  plain("users of a subscriber's administrator", list, "subscriber"),
  plain("users, none found", `${list}?q=olematon`),
  plain("user that is not there", `${list}/00000000-0000-7000-8000-000000000000/view`),
  plain("new user", `${list}/add`, "subscriber"),
  {
    name: "users that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "productAdmin", list, { of: /\/api\/users\?/, by: "failure" });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "new user, fields missing",
    show: async ({ enter }) => {
      const page = await enter("productAdmin", `${list}/add`);
      await labelled(page, "button", words.create).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      return page;
    },
  },
  {
    name: "users from a file, with errors",
    show: async ({ enter }) => {
      const { organizationId } = await apiUser("subscriber");
      const page = await enter("subscriber", `${list}?src=${organizationId}`);
      await labelled(page, "button", texts.csv.actions).click();
      await labelled(page, "menuitem", texts.csv.import).click();
      const lines = ["Sukunimi;Etunimi;Sähköpostiosoite;Puhelinnumerot;Roolit", "Aalto;Aino;aino@csv.example;;Tilaaja"];
      const text = [...lines, "Berg;Bo;bo;soita;Tilaaja"].join("\r\n");
      const file = { name: "tuonti.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
      await page.getByLabel(texts.csv.file).setInputFiles(file);
      await expect(page.getByText(texts.csv.someWrong(1, 2))).toBeVisible();
      return page;
    },
  },
  { name: "user", show: (stage) => openOwnUser(stage, "view") },
  {
    name: "editing a user, a role changed",
    show: async (stage) => {
      const page = await openOwnUser(stage, "edit");
      await labelled(page, "checkbox", texts.control.roles.SUBSCRIBER).click();
      await expect(page.getByText(texts.control.unsaved)).toBeVisible();
      return page;
    },
  },
  {
    name: "leaving unsaved changes",
    show: async (stage) => {
      const page = await openOwnUser(stage, "edit");
      await labelled(page, "textbox", words.fields.jobTitle).fill("Johtaja");
      await labelled(page, "link", texts.common.abort).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
  {
    name: "deleting a user",
    show: async (stage) => {
      const page = await openOwnUser(stage, "view");
      await labelled(page, "button", words.actions).click();
      await page.getByRole("menuitem", { name: words.remove }).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
];
