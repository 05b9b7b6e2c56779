import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { actionButton, faultHandlerPath, live, vendorPath } from "../support/document-page.ts";
import { changeDocument, makeDocument } from "../support/handle-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test, type Enter } from "../support/story.ts";

const words = texts.documentPage;
const { fields } = texts.documents;
const { documentRefusals: refusals } = texts;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;

const answered = [
  { type: "Inquiry", login: "otherSupplier", role: "SUPPLIER", path: vendorPath, field: fields.supplierInfo },
  { type: "Fault", login: "otherErrorHandler", role: "ERROR_HANDLER", path: faultHandlerPath, field: fields.severity },
] as const;
type Answered = (typeof answered)[number];

/** A document whose answer one user is writing while a colleague of the same organization looks at it. */
async function openForTwo(enter: Enter, { type, login, role, path, field }: Answered) {
  const document = await makeDocument(type, parties);
  await changeDocument(login, role, document, { action: "startProcessing" });
  const holder = await enter(login, path(document.id), { ownSession: true });
  const colleague = await enter("productAdmin", path(document.id), { as: login });
  await labelled(holder, "button", words.moreActions).click();
  await labelled(holder, "menuitem", texts.documents.actions.editAnswer(type)).click();
  await labelled(holder, "textbox", field).fill("Kesken");
  const lockLine = colleague.getByRole("status").filter({ hasText: /^Varattu: / });
  await expect(lockLine).toBeVisible(live);
  return { document, holder, colleague, lockLine };
}

const ready = (page: Page) => actionButton(page, "signReady");

// The holder's logout frees the locks of the others too.
test.describe.configure({ mode: "default" });

for (const one of answered) {
  test(`the answer to ${one.type} is reserved while it is written, and free once it is saved`, async ({ enter }) => {
    const { holder, colleague, lockLine } = await openForTwo(enter, one);
    await expect(ready(colleague)).toBeDisabled();
    await expect(ready(colleague)).toHaveAccessibleDescription(refusals.EVENT_RESERVED);
    await labelled(holder, "button", texts.common.saveChanges).click();
    await expect(lockLine).toBeHidden(live);
    await expect(ready(colleague)).toBeEnabled(live);
  });

  test(`the reservation of ${one.type} ends with the tab, and with the logout of its holder`, async ({ enter }) => {
    const { document, holder, lockLine } = await openForTwo(enter, one);
    const other = await holder.context().newPage();
    await other.goto(one.path(document.id));
    const elsewhere = other.getByText(words.lock.ownElsewhere("", "").split(" klo ")[0] ?? "");
    await expect(elsewhere).toBeVisible();
    await holder.close({ runBeforeUnload: true });
    await expect(lockLine).toBeHidden(live);
    await expect(elsewhere).toBeHidden(live);
    await labelled(other, "button", words.edit.restore).click();
    await expect(lockLine).toBeVisible(live);
    await expect(labelled(other, "textbox", one.field)).toHaveValue("Kesken");
    await other.getByRole("button", { name: texts.shell.userMenu("").trim() }).click();
    await labelled(other, "menuitem", texts.shell.logOut).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(lockLine).toBeHidden(live);
  });
}
