import { texts } from "@runko/domain/texts/texts";
import { actionButton, faultHandlerPath, vendorPath } from "../support/document-page.ts";
import { changeDocument, makeDocument } from "../support/handle-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

const login = "otherErrorHandler";
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;

const place = (name: string, path: string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, path);
    await expectSettled(page);
    return page;
  },
});

const answering = (type: "AvailabilityRequest" | "Inquiry" | "Fault"): Screen => ({
  name: `answer to ${type} with what is missing`,
  show: async ({ enter }) => {
    const document = await makeDocument(type, parties);
    const isFault = type === "Fault";
    const by = isFault ? login : parties.from;
    await changeDocument(by, isFault ? "ERROR_HANDLER" : "SUPPLIER", document, { action: "startProcessing" });
    const page = await enter(by, isFault ? faultHandlerPath(document.id) : vendorPath(document.id));
    await actionButton(page, "signReady").click();
    await labelled(page, "button", texts.documentPage.edit.close).waitFor();
    await actionButton(page, "signReady").click();
    await expect(page.getByText(texts.issues.REQUIRED as string).first()).toBeVisible();
    return page;
  },
});

export const faultHandlerScreens: readonly Screen[] = [
  place("fault handler's front page", "/fault-handler"),
  place("fault handler's faults", "/fault-handler/documents?type=Fault"),
  place("choice of whom a fault handler writes for", "/fault-handler/documents/new"),
  {
    name: "choice of whom a fault handler writes for, none made",
    show: async ({ enter }) => {
      const page = await enter(login, "/fault-handler/documents/new");
      await labelled(page, "button", texts.documentForm.steps.next).click();
      await expect(page.getByText(texts.issues.REQUIRED as string)).toBeVisible();
      return page;
    },
  },
  {
    name: "fault handler's front page that is being fetched",
    waits: true,
    show: (stage) => enterHindered(stage, login, "/fault-handler", { of: /\/work-queues$/, by: "silence" }),
  },
  {
    name: "fault handler's front page that could not be fetched",
    show: (stage) => enterHindered(stage, login, "/fault-handler", { of: /\/work-queues$/, by: "failure" }),
  },
  answering("AvailabilityRequest"),
  answering("Inquiry"),
  answering("Fault"),
];
