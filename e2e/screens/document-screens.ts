import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import type { Login } from "../support/demo.ts";
import { actionButton, chooseAction, subscriberPath, vendorPath } from "../support/document-page.ts";
import { apiUser } from "../support/api-user.ts";
import { findDocument } from "../support/find-document.ts";
import { makeDocument } from "../support/handle-document.ts";
import { bringTo, changeOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen, type Stage } from "./screen.ts";

const words = texts.documentPage;

type Found = Parameters<typeof findDocument>;

const documentOf = (name: string, ...[by, role, kind, where]: Found): Screen => ({
  name,
  show: async ({ enter }) => {
    const id = await findDocument(by, role, kind, where);
    const page = await enter(by, role === "SUBSCRIBER" ? subscriberPath(id) : vendorPath(id));
    await expectSettled(page);
    return page;
  },
});

async function openOwn({ enter }: Stage): Promise<Page> {
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const page = await enter("supplier", subscriberPath(id));
  await expectSettled(page);
  return page;
}

async function handled({ enter }: Stage, state?: "IN_PROCESSING" | "CONFIRMED"): Promise<Page> {
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  if (state) await bringTo(state, "otherSupplier", id);
  const page = await enter("otherSupplier", vendorPath(id));
  await expectSettled(page);
  return page;
}

async function inDialog(page: Page): Promise<Page> {
  await page.getByRole("dialog").waitFor();
  return page;
}

const failing = (login: Login, part: RegExp, by: "silence" | "failure") => async (stage: Stage) => {
  const id = await findDocument(login, "SUBSCRIBER", "orders", { eventState: "READY" });
  return await enterHindered(stage, login, subscriberPath(id), { of: part, by });
};

export const documentScreens: readonly Screen[] = [
  documentOf("open order", "subscriber", "SUBSCRIBER", "orders", { eventState: "OPEN" }),
  documentOf("confirmed order", "subscriber", "SUBSCRIBER", "orders", { eventState: "CONFIRMED" }),
  documentOf("ready order", "subscriber", "SUBSCRIBER", "orders", { eventState: "READY" }),
  documentOf("cancelled order", "subscriber", "SUBSCRIBER", "orders", { eventState: "CANCELLED" }),
  documentOf("rejected order", "subscriber", "SUBSCRIBER", "orders", { rejected: true }),
  documentOf("ready inquiry", "subscriber", "SUBSCRIBER", "inquiries", { eventState: "READY" }),
  documentOf("ready fault", "subscriber", "SUBSCRIBER", "faults", { eventState: "READY" }),
  documentOf("supplier's order in delivery", "supplier", "SUPPLIER", "orders", { eventState: "IN_DELIVERY" }),
  documentOf("supplier's change order", "supplier", "SUPPLIER", "change-orders"),
  documentOf("supplier's availability request", "supplier", "SUPPLIER", "availability-requests"),
  {
    name: "document that is not there",
    show: async ({ enter, troubles }) => {
      troubles.allow(/status of 404/);
      const page = await enter("subscriber", subscriberPath(99));
      await labelled(page, "heading", words.notFound).waitFor();
      return page;
    },
  },
  {
    name: "document that is being fetched",
    waits: true,
    show: async (stage) => {
      const page = await failing("subscriber", /\/events\/\d+(\?|$)/, "silence")(stage);
      await expect(page.getByText(words.loading).first()).toBeAttached();
      return page;
    },
  },
  {
    name: "document that failed",
    show: async (stage) => {
      const page = await failing("subscriber", /\/events\/\d+(\?|$)/, "failure")(stage);
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "document without its log",
    show: async (stage) => {
      const page = await failing("subscriber", /\/event-logs/, "failure")(stage);
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "case",
    show: async ({ enter }) => {
      const id = await findDocument("subscriber", "SUBSCRIBER", "change-orders");
      const page = await enter("subscriber", `${subscriberPath(id)}?view=case`);
      await page.getByRole("list", { name: texts.caseView.label }).waitFor();
      await expectSettled(page);
      return page;
    },
  },
  {
    name: "writing a message, its parts missing",
    show: async (stage) => {
      const page = await openOwn(stage);
      await labelled(page, "button", texts.messages.newMessage).click();
      await labelled(page, "button", texts.messages.send).click();
      await expect(labelled(page, "textbox", texts.messages.subject)).toBeFocused();
      return page;
    },
  },
  {
    name: "asking a question, its text missing",
    show: async (stage) => {
      const page = await openOwn(stage);
      await labelled(page, "button", words.moreActions).click();
      await page.getByRole("menuitem", { name: texts.documents.actions.askQuestion("Order"), exact: true }).click();
      const dialog = page.getByRole("dialog");
      await labelled(dialog, "button", texts.documents.actions.askQuestion("Order")).click();
      await expect(dialog.getByRole("textbox").first()).toBeFocused();
      return page;
    },
  },
  {
    name: "answering a question, with what may be corrected",
    show: async (stage) => {
      const order = await makeOrder({ by: "supplier", from: "otherSupplier" });
      const question = {
        action: "askQuestion",
        text: "Kuka avaa oven?",
        correctable: ["passageInstructions", "contactPhone"],
      };
      await changeOrder("otherSupplier", "SUPPLIER", order.id, question);
      const page = await stage.enter("supplier", subscriberPath(order.id));
      await labelled(page, "button", texts.documents.actions.answerQuestion("Order")).click();
      await expect(page.getByRole("dialog").getByText(question.text)).toBeVisible();
      return page;
    },
  },
  {
    name: "charging for a cancellation that was asked for",
    show: async (stage) => {
      const order = await makeOrder({ by: "supplier", from: "otherSupplier" });
      await bringTo("CONFIRMED", "otherSupplier", order.id);
      const request = { action: "requestCancel", cancelReason: "Muutto peruuntui" };
      await changeOrder("supplier", "SUBSCRIBER", order.id, request);
      const page = await stage.enter("otherSupplier", vendorPath(order.id));
      await labelled(page, "button", texts.documents.actions.acceptWithCharge("Order")).click();
      await expect(page.getByRole("dialog").getByText(request.cancelReason)).toBeVisible();
      return page;
    },
  },
  {
    name: "messages of a document, answered and read",
    show: async (stage) => {
      const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
      const sender = await apiUser("otherSupplier");
      const path = `organizations/${sender.organizationId}/roles/SUPPLIER/events/${id}/internal-messages`;
      const body = { subject: "Avain kiinteistöön", content: "Mistä asentaja saa avaimen?" };
      await sender.call(path, { method: "POST", body });
      const page = await stage.enter("supplier", subscriberPath(id));
      await labelled(page, "button", texts.messages.reply).click();
      await labelled(page, "textbox", texts.messages.content).fill("Huoltoyhtiöstä.");
      await labelled(page, "button", texts.messages.send).click();
      await expect(page.getByText(texts.messages.answered)).toBeVisible();
      return page;
    },
  },
  {
    name: "files on their way, one too large",
    show: async (stage) => {
      const page = await openOwn(stage);
      const file = (name: string, size: number) => ({ name, mimeType: "text/plain", buffer: Buffer.alloc(size, "a") });
      const files = [file("kuva.txt", 10), file("suuri.txt", 20 * 1024 * 1024 + 1)];
      await page.locator("input[type=file]").setInputFiles(files);
      await expect(page.getByText(texts.attachments.states.sent)).toBeVisible();
      return page;
    },
  },
  {
    name: "forwarding a document",
    show: async (stage) => {
      const { id } = await makeDocument("Inquiry", { by: "otherSubscriber", from: "supplier" });
      const page = await stage.enter("supplier", vendorPath(id));
      await labelled(page, "button", words.moreActions).click();
      await page.getByRole("menuitem", { name: texts.documents.actions.forward("Inquiry") }).click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
      return page;
    },
  },
  {
    name: "actions of a document",
    show: async (stage) => {
      const page = await openOwn(stage);
      await labelled(page, "button", words.moreActions).click();
      await page.getByRole("menu").waitFor();
      return page;
    },
  },
  {
    name: "editing an order",
    show: async (stage) => {
      const page = await openOwn(stage);
      await actionButton(page, "edit").click();
      await labelled(page, "button", texts.common.saveChanges).waitFor();
      return page;
    },
  },
  {
    name: "editing an order, a field missing",
    show: async (stage) => {
      const page = await openOwn(stage);
      await actionButton(page, "edit").click();
      await labelled(page, "textbox", texts.documents.fields.customerName).fill("");
      await labelled(page, "button", texts.common.saveChanges).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      return page;
    },
  },
  {
    name: "closing without saving",
    show: async (stage) => {
      const page = await openOwn(stage);
      await actionButton(page, "edit").click();
      await labelled(page, "textbox", texts.documents.fields.projectId).fill("Projekti 9");
      await labelled(page, "button", words.edit.close).click();
      return await inDialog(page);
    },
  },
  {
    name: "reason of a cancellation",
    show: async (stage) => {
      const page = await openOwn(stage);
      await chooseAction(page, "cancel");
      await labelled(page.getByRole("dialog"), "button", texts.documents.actions.cancel("Order")).click();
      await expect(page.getByText(texts.issues.CANCEL_REASON_MISSING as string)).toBeVisible();
      return page;
    },
  },
  {
    name: "answering an order",
    show: async (stage) => {
      const page = await handled(stage, "IN_PROCESSING");
      await actionButton(page, "confirm").click();
      await labelled(page, "textbox", texts.documents.fields.supplierConnectionId).waitFor();
      return page;
    },
  },
  {
    name: "reason of a rejection",
    show: async (stage) => {
      const page = await handled(stage, "IN_PROCESSING");
      await chooseAction(page, "reject");
      return await inDialog(page);
    },
  },
  {
    name: "moving an order to delivery",
    show: async (stage) => {
      const page = await handled(stage, "CONFIRMED");
      await actionButton(page, "deliver").click();
      return await inDialog(page);
    },
  },
];
