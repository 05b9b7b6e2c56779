import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

const words = texts.newsletters;

export const infoScreens: readonly Screen[] = [
  {
    name: "newsletters",
    show: async ({ enter }) => {
      const page = await enter("otherSubscriber", "/info/newsletters");
      await page.getByRole("main").getByRole("listitem").first().waitFor();
      return page;
    },
  },
  {
    name: "newsletters that cannot be fetched",
    show: async (stage) => {
      const hindrance = { of: /\/api\/newsletters\?/, by: "failure" } as const;
      const page = await enterHindered(stage, "otherSubscriber", "/info/newsletters", hindrance);
      await labelled(page, "button", texts.common.tryAgain).waitFor();
      return page;
    },
  },
  {
    name: "newsletter",
    show: async ({ enter }) => {
      const page = await enter("otherSubscriber", "/info/newsletters");
      await page.getByRole("link", { name: "Toimitusajat juhlapyhien aikaan" }).click();
      await page.getByRole("table").waitFor();
      return page;
    },
  },
  {
    name: "newsletter that is gone",
    show: async ({ enter, troubles }) => {
      troubles.allow(/status of 404/);
      const page = await enter("otherSubscriber", "/info/newsletters/0192aaaa-0000-7000-8000-000000000001");
      await page.getByText(words.notFound).waitFor();
      return page;
    },
  },
  {
    name: "newsletters as they are written",
    show: async ({ enter }) => {
      const page = await enter("productAdmin", "/briefings");
      await page.getByRole("table").waitFor();
      return page;
    },
  },
  {
    name: "newsletter with nothing written",
    show: async ({ enter }) => {
      const page = await enter("productAdmin", "/briefings/new");
      await labelled(page, "button", words.write.saveDraft).click();
      await expect(page.getByText(texts.issues.REQUIRED as string).first()).toBeVisible();
      return page;
    },
  },
  {
    name: "newsletter about to be published",
    show: async ({ enter }) => {
      const page = await enter("productAdmin", "/briefings");
      await labelled(page, "button", words.write.actionWhich(words.actions.publish, "Raportit uudistuvat")).click();
      await page.getByRole("radio", { name: words.write.publishLater }).check();
      await labelled(page, "textbox", words.write.publishAt).waitFor();
      return page;
    },
  },
  {
    name: "contact requests",
    show: async ({ enter, page }) => {
      const body = { kind: "contact", name: "Kaisa Kuitunen", emailAddress: "kaisa@kuitu.example", message: "Hei!" };
      await page.request.post("/api/contact", { data: body });
      const shown = await enter("productAdmin", "/control/contact-requests");
      await shown.getByRole("region", { name: body.name }).first().waitFor();
      return shown;
    },
  },
  {
    name: "privacy statement in the info area",
    show: async ({ enter }) => {
      const page = await enter("otherSubscriber", "/info/confidentiality");
      await labelled(page, "heading", texts.privacy.title).waitFor();
      await expectSettled(page);
      return page;
    },
  },
];
