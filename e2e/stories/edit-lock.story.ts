import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { actionButton, live, shownField, subscriberPath } from "../support/document-page.ts";
import { readLock } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test, type Enter } from "../support/story.ts";

const words = texts.documentPage;
const { fields } = texts.documents;
const { documentRefusals: refusals } = texts;

const projectId = (page: Page) => labelled(page, "textbox", fields.projectId);
const helsinkiTime = (instant: string) =>
  new Intl.DateTimeFormat("fi-FI", { timeZone: "Europe/Helsinki", hour: "2-digit", minute: "2-digit" }).format(
    new Date(instant),
  );

/** An order that one user is editing while a colleague of the same organization looks at it. */
async function openForTwo(enter: Enter) {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const holder = await enter("otherSubscriber", subscriberPath(id), { ownSession: true });
  const colleague = await enter("productAdmin", subscriberPath(id), { as: "otherSubscriber" });
  await actionButton(holder, "edit").click();
  await expect(projectId(holder)).toBeVisible();
  const reserved = words.lock.other("Antero Halinen", "", "").split(" klo ")[0] ?? "";
  const lockLine = colleague.getByRole("status").filter({ hasText: reserved });
  await expect(lockLine).toBeVisible(live);
  return { id, holder, colleague, lockLine };
}

// The holder's logout in one frees the locks of the others too.
test.describe.configure({ mode: "default" });

test("a colleague sees who holds the lock, since and until when, and cannot edit", async ({ enter }) => {
  const { id, holder, colleague, lockLine } = await openForTwo(enter);
  const lock = await readLock("otherSubscriber", "SUBSCRIBER", id);
  await expect(lockLine).toHaveText(
    words.lock.other("Antero Halinen", helsinkiTime(lock.since), helsinkiTime(lock.until)),
  );
  expect(Date.parse(lock.until) - Date.parse(lock.since)).toBeGreaterThanOrEqual(3_600_000);
  const edit = actionButton(colleague, "edit");
  await expect(edit).toBeDisabled();
  await expect(edit).toHaveAccessibleDescription(refusals.EVENT_RESERVED);

  await labelled(holder, "button", words.edit.close).click();
  await expect(lockLine).toBeHidden(live);
  await expect(edit).toBeEnabled();
});

test("the own lock is let go, or gone on with, in another tab", async ({ enter }) => {
  const { holder, lockLine } = await openForTwo(enter);
  await projectId(holder).fill("Projekti 7");
  await expect(holder.getByText(words.edit.kept("").split(" (")[0] ?? "")).toBeVisible();
  const other = await holder.context().newPage();
  await other.goto(holder.url().split("?")[0] ?? "");
  await expect(other.getByText(words.lock.ownElsewhere("", "").split(" klo ")[0] ?? "")).toBeVisible();
  await labelled(other, "button", words.lock.release).click();
  await expect(lockLine).toBeHidden(live);

  await labelled(other, "button", words.edit.restore).click();
  await expect(lockLine).toBeVisible(live);
  await expect(projectId(other)).toHaveValue("Projekti 7");
  await labelled(other, "button", texts.common.saveChanges).click();
  await expect(shownField(other, fields.projectId)).toHaveText("Projekti 7");
  await expect(lockLine).toBeHidden(live);
});

test("the lock is gone on with in another tab while the first still edits", async ({ enter }) => {
  const { holder, lockLine } = await openForTwo(enter);
  const other = await holder.context().newPage();
  await other.goto(holder.url().split("?")[0] ?? "");
  await labelled(other.getByRole("main"), "button", words.lock.resume).click();
  await projectId(other).fill("Projekti 8");
  await labelled(other, "button", texts.common.saveChanges).click();
  await expect(shownField(other, fields.projectId)).toHaveText("Projekti 8");
  await expect(holder.getByText(words.stale.keepMine)).toBeVisible(live);
  await expect(lockLine).toBeHidden(live);
});

test("an editor that came second gets the lock once it is free", async ({ enter, troubles }) => {
  troubles.allow(/status of 423/);
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const page = await enter("supplier", subscriberPath(id));
  const colleague = await apiUser("productAdmin");
  const lock = `organizations/${colleague.organizationId}/roles/SUBSCRIBER/events/${id}/lock-for-editing`;
  await page.route(
    /lock-for-editing$/,
    async (route) => {
      await colleague.call(lock, { method: "PATCH" });
      await route.continue();
    },
    { times: 1 },
  );
  await actionButton(page, "edit").click();
  const refused = page.getByRole("alert").filter({ hasText: words.lock.takeFailed });
  await expect(refused).toBeVisible();
  await projectId(page).fill("Projekti 5");
  await colleague.call(`${lock}?reset=true`, { method: "PATCH" });
  await expect(refused).toBeHidden(live);
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(shownField(page, fields.projectId)).toHaveText("Projekti 5");
});

test("a lock ends with the tab and with the logout of its holder", async ({ enter }) => {
  const { holder, lockLine } = await openForTwo(enter);
  const other = await holder.context().newPage();
  await other.goto("/subscriber");
  await holder.close({ runBeforeUnload: true });
  await expect(lockLine).toBeHidden(live);

  await other.goto(holder.url());
  await expect(lockLine).toBeVisible();
  await other.getByRole("button", { name: texts.shell.userMenu("").trim() }).click();
  await labelled(other, "menuitem", texts.shell.logOut).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(lockLine).toBeHidden(live);
});

test("the lock of a tab that crashed is free after a silence", async ({ enter }) => {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const holder = await enter("otherSubscriber", "/subscriber");
  await holder.clock.install();
  const taken = holder.waitForResponse(/lock-for-editing$/);
  await holder.goto(`${subscriberPath(id)}?mode=edit`);
  await taken;
  const heartbeat = holder.waitForResponse(/lock-for-editing$/);
  await holder.clock.fastForward("00:31");
  await heartbeat;
  await holder.goto("chrome://crash").catch(() => undefined);

  const colleague = await enter("productAdmin", subscriberPath(id), { as: "otherSubscriber" });
  await expect(actionButton(colleague, "edit")).toBeDisabled();
  await expect(async () => {
    await colleague.reload();
    // However long the page takes to come: only what it then says is not waited for.
    await actionButton(colleague, "edit").waitFor();
    await expect(actionButton(colleague, "edit")).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await actionButton(colleague, "edit").click();
  await projectId(colleague).fill("Projekti 8");
  await labelled(colleague, "button", texts.common.saveChanges).click();
  await expect(shownField(colleague, fields.projectId)).toHaveText("Projekti 8");
});
