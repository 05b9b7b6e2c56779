import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { busyDomain } from "../support/hard-addresses.ts";
import { labelled } from "../support/labelled.ts";
import { makeReaders } from "../support/make-readers.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen, type Stage } from "./screen.ts";

const words = texts.controlEmails;
const list = "/control/emails";

/** A mass e-mail to a few, made once. */
let made: Promise<{ id: string; name: string }> | undefined;
async function makeMassMail(lastDomains: readonly string[] = []) {
  const { id: organizationId, name } = await makeReaders(2, lastDomains);
  const { call } = await apiUser("productAdmin");
  const body = {
    subject: "Huoltokatko lauantaina",
    text: "Portaali on poissa käytöstä lauantaina klo 22–24.\n\nTerveisin ylläpito",
    criteria: { organizationIds: [organizationId], roles: ["SUBSCRIBER"], organizationKinds: ["subscriber"] },
    recipients: 3,
  };
  const { id } = await call<{ id: string }>("emails", { method: "POST", body });
  return { id, name };
}

/** One that reached two; the third waits until it is stopped. */
async function openUnfinished({ enter }: Stage): Promise<Page> {
  const { id } = await makeMassMail([busyDomain]);
  const page = await enter("productAdmin", `${list}/${id}`);
  await expect(page.getByText(words.progressOf(2, 3), { exact: true })).toBeVisible({ timeout: 30_000 });
  await labelled(page, "button", words.stop).click();
  await page.getByRole("dialog").waitFor();
  return page;
}

async function openNew({ enter }: Stage): Promise<Page> {
  made ??= makeMassMail();
  const { name } = await made;
  const page = await enter("productAdmin", `${list}/add`);
  await labelled(page, "combobox", words.addOrganization).fill(name);
  await page.getByRole("option", { name }).click();
  await expect(page.getByText(words.count(3), { exact: true })).toBeVisible();
  return page;
}

export const emailScreens: readonly Screen[] = [
  {
    name: "mass e-mails",
    show: async ({ enter }) => {
      made ??= makeMassMail();
      await made;
      const page = await enter("productAdmin", list);
      await expect(page.getByText("Huoltokatko lauantaina").first()).toBeVisible();
      await expectSettled(page);
      return page;
    },
  },
  {
    name: "mass e-mails that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "productAdmin", list, { of: /\/api\/emails\?/, by: "failure" });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  { name: "new mass e-mail", show: openNew },
  {
    name: "new mass e-mail, fields missing",
    show: async (stage) => {
      const page = await openNew(stage);
      await labelled(page, "button", words.review).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      return page;
    },
  },
  {
    name: "sending a mass e-mail",
    show: async (stage) => {
      const page = await openNew(stage);
      await labelled(page, "textbox", words.subject).fill("Huoltokatko");
      await labelled(page, "textbox", words.text).fill("Portaali on poissa käytöstä lauantaina.");
      await labelled(page, "button", words.review).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
  {
    name: "mass e-mail that was sent",
    show: async ({ enter }) => {
      made ??= makeMassMail();
      const page = await enter("productAdmin", `${list}/${(await made).id}`);
      await expect(page.getByText(words.finished, { exact: true })).toBeVisible({ timeout: 30_000 });
      await expectSettled(page);
      return page;
    },
  },
  { name: "stopping a mass e-mail", show: openUnfinished },
  {
    name: "mass e-mail that was stopped",
    show: async (stage) => {
      const page = await openUnfinished(stage);
      await labelled(page.getByRole("dialog"), "button", words.stop).click();
      await expect(page.getByText(words.stoppedCount, { exact: true })).toBeVisible();
      await expectSettled(page);
      return page;
    },
  },
];
