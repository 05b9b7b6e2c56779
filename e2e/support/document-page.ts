import { expect, type Locator, type Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { labelled } from "./labelled.ts";

const words = texts.documentPage;
type Action = keyof typeof texts.documents.actions;
type State = keyof typeof texts.documents.states;
type DocumentType = keyof typeof texts.documents.types;

/** A change by the other party shows without a reload, on a busy machine too; live.story.ts holds the two seconds of U10. */
export const live = { timeout: 10_000 };

/** Title and state of the document that is shown. */
const titleLine = (page: Page): Locator => page.getByRole("heading", { level: 1 }).locator("..");
/** All that stands over a document: the way back, its marks and its case, then title and state. */
export const documentHead = (page: Page): Locator => titleLine(page).locator("..");

/** The chip of the state, live. */
export async function expectState(page: Page, state: State): Promise<void> {
  await expect(titleLine(page).getByText(texts.documents.states[state], { exact: true })).toBeVisible(live);
}

export const actionButton = (page: Page, action: Action, type: DocumentType = "Order"): Locator =>
  labelled(page, "button", texts.documents.actions[action](type));

/** An action behind the menu of the less usual ones. */
export async function chooseAction(page: Page, action: Action, type: DocumentType = "Order"): Promise<void> {
  await labelled(page, "button", words.moreActions).click();
  await labelled(page, "menuitem", texts.documents.actions[action](type)).click();
}

/** Answers yes in the dialog that asks about the action. */
export async function confirmInDialog(page: Page, action: Action, type: DocumentType = "Order"): Promise<void> {
  const dialog = page.getByRole("dialog");
  await labelled(dialog, "button", texts.documents.actions[action](type)).click();
  await expect(dialog).toBeHidden();
}

export const snackbar = (page: Page, text: string): Locator => page.getByRole("status").getByText(text);

export const subscriberPath = (tid: number) => `/subscriber/documents/${tid}`;
export const faultHandlerPath = (tid: number) => `/fault-handler/documents/${tid}`;
export const vendorPath = (tid: number) => `/vendor/documents/${tid}`;

/** The value of a field as the page tells it to a reader. */
export const shownField = (page: Page, label: string): Locator =>
  page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByRole("term").and(page.getByText(label, { exact: true })) })
    .getByRole("definition");
