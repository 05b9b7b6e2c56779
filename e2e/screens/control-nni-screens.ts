import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen, type Stage } from "./screen.ts";

const words = texts.controlNnis;
const overview = texts.controlOverview;

async function nnisPath(query = ""): Promise<string> {
  const { organizationId } = await apiUser("supplier");
  return `/control/organizations/${organizationId}/nni-identifiers${query}`;
}

async function openNnis({ enter }: Stage, query = ""): Promise<Page> {
  const page = await enter("productAdmin", await nnisPath(query));
  await expectSettled(page);
  return page;
}

async function openFirstNni(stage: Stage): Promise<Page> {
  const page = await openNnis(stage);
  await page
    .getByRole("link", { name: new RegExp(`^${words.row("")}`) })
    .first()
    .click();
  await expect(labelled(page, "link", texts.control.edit)).toBeVisible();
  return page;
}

const plain = (name: string, path: string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter("productAdmin", path);
    await expectSettled(page);
    return page;
  },
});

/** NNIs, the administrative log and the product admin's overview. */
export const controlNniScreens: readonly Screen[] = [
  { name: "NNIs with their rights", show: async (stage) => await openNnis(stage) },
  {
    name: "NNIs that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "productAdmin", await nnisPath(), {
        of: /\/nnis\?/,
        by: "failure",
      });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "rights to NNIs, one changed",
    show: async (stage) => {
      const page = await openNnis(stage);
      await page.getByRole("checkbox", { checked: false }).first().check();
      await expect(labelled(page, "button", words.saveRights)).toBeVisible();
      return page;
    },
  },
  {
    name: "new NNI, fields missing",
    show: async (stage) => {
      const page = await openNnis(stage, "?nni=add");
      await labelled(page, "button", words.create).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      return page;
    },
  },
  { name: "NNI", show: openFirstNni },
  {
    name: "removing an NNI",
    show: async (stage) => {
      const page = await openFirstNni(stage);
      const remove = new RegExp(`^(${words.remove}|${words.deactivate})$`);
      await page.getByRole("button", { name: remove }).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
  {
    name: "NNI that is not there",
    show: async (stage) => await openNnis(stage, "?nni=00000000-0000-7000-8000-000000000000"),
  },
  {
    name: "NNIs shared to sub-organizations",
    show: async ({ enter }) => {
      const { organizationId } = await apiUser("supplier");
      const page = await enter("productAdmin", `/control/organizations/${organizationId}/sub-nni-identifiers`);
      await expectSettled(page);
      return page;
    },
  },
  plain("administrative log", "/control/log"),
  plain("administrative log, none found", "/control/log?q=olematon"),
  {
    name: "administrative log that failed",
    show: async (stage) => {
      const failure = { of: /\/api\/admin-log/, by: "failure" } as const;
      const page = await enterHindered(stage, "productAdmin", "/control/log", failure);
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  plain("overview of the portal", "/admin"),
  plain("overview of the portal, none found in the security log", "/admin?q=olematon"),
  {
    name: "overview of the portal that failed",
    show: async (stage) => {
      const failure = { of: /\/api\/admin\//, by: "failure" } as const;
      const page = await enterHindered(stage, "productAdmin", "/admin", failure);
      await expect(labelled(page, "heading", overview.securityLog)).toBeVisible();
      await expect(labelled(page, "button", texts.common.tryAgain).first()).toBeVisible();
      return page;
    },
  },
];
