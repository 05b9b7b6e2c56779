import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

const words = texts.infoGuide;
const contacts = texts.supplierContacts;

const plain = (name: string, path: string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter("subscriber", path);
    await expectSettled(page);
    return page;
  },
});

/** The manual, questions and contacts of the info area. */
export const guideScreens: readonly Screen[] = [
  {
    name: "first day's hint",
    show: async ({ page }) => {
      await logIn(page, demoLogins.supplier);
      await page.goto("/vendor");
      await expect(page.getByText(texts.firstDay.hints.supplier)).toBeVisible();
      await expectSettled(page);
      return page;
    },
  },
  plain("manual", "/info/manual"),
  {
    name: "manual, searched",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/info/manual?q=peruutus#uusi-tilaus");
      await expect(page.getByRole("region", { name: words.search })).toBeVisible();
      return page;
    },
  },
  plain("manual, nothing found", "/info/manual?q=olematon"),
  {
    name: "frequently asked questions, one open",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/info/faq#varattu-toiselle");
      await expect(labelled(page, "link", "Katso käyttöohjeesta").first()).toBeVisible();
      return page;
    },
  },
  plain("frequently asked questions, searched", "/info/faq?q=salasana"),
  plain("suppliers' contacts", "/info/vendors-contact"),
  plain("suppliers' contacts, none found", "/info/vendors-contact?q=olematon&type=Fault"),
  {
    name: "feedback with nothing written",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/info/feedback-and-errors");
      await labelled(page, "button", texts.feedback.send).click();
      await expect(page.getByText(texts.issues.REQUIRED as string)).toBeVisible();
      return page;
    },
  },
  {
    name: "suppliers' contacts that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "subscriber", "/info/vendors-contact", {
        of: /\/api\/.*\/supplier-contacts/,
        by: "failure",
      });
      await expect(page.getByText(contacts.help)).toBeVisible();
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
];
