import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

const words = texts.documentList;
const lists = /\/roles\/\w+\/orders\?/;

const listOf = (name: string, login: "subscriber" | "supplier", path: string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, path);
    await expectSettled(page);
    return page;
  },
});

export const listScreens: readonly Screen[] = [
  listOf("subscriber's orders", "subscriber", "/subscriber/documents?type=Order"),
  listOf("subscriber's open orders", "subscriber", "/subscriber/documents?type=Order&status=OPEN&sort=-requestedDate"),
  listOf("subscriber's faults", "subscriber", "/subscriber/documents?type=Fault"),
  listOf("subscriber's all inquiries", "subscriber", "/subscriber/documents?type=Inquiry&size=all"),
  listOf("supplier's orders", "supplier", "/vendor/documents?type=Order"),
  listOf("supplier's orders being handled", "supplier", "/vendor/documents?type=Order&status=IN_PROCESSING"),
  listOf("subscriber's messages", "subscriber", "/subscriber/messages"),
  listOf("supplier's unread messages", "supplier", "/vendor/messages?unread=1"),
  listOf("list in which nothing is found", "subscriber", "/subscriber/documents?type=Order&q=olematon"),
  {
    name: "selected rows of a list",
    show: async ({ enter }) => {
      const page = await enter("subscriber", "/subscriber/documents?type=Order&status=READY");
      await expectSettled(page);
      await labelled(page, "checkbox", texts.common.table.selectAll).check();
      await page.getByRole("toolbar", { name: texts.common.table.selectionActions }).waitFor();
      return page;
    },
  },
  {
    name: "document beside its list",
    show: async ({ enter }) => {
      const page = await enter("supplier", "/vendor/documents?type=Order", { viewport: { width: 1440, height: 900 } });
      await expectSettled(page);
      await labelled(page, "button", texts.preview.title).click();
      const beside = page.getByRole("complementary", { name: /^Esikatselu/ });
      await expect(beside.getByRole("heading", { name: texts.messages.title })).toBeVisible();
      return page;
    },
  },
  {
    name: "columns of a list",
    show: async ({ enter }) => {
      const page = await enter("supplier", "/vendor/documents?type=Order");
      await expectSettled(page);
      await labelled(page, "button", words.columnsButton).click();
      await expect(page.getByText(words.columnsTitle)).toBeVisible();
      return page;
    },
  },
  {
    name: "list that is being fetched",
    waits: true,
    show: async (stage) => {
      const page = await enterHindered(stage, "subscriber", "/subscriber/documents?type=Order", {
        of: lists,
        by: "silence",
      });
      await page.locator(".MuiSkeleton-root").first().waitFor();
      return page;
    },
  },
  {
    name: "list that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "subscriber", "/subscriber/documents?type=Order", {
        of: lists,
        by: "failure",
      });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
];
