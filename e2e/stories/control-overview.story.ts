import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { actionButton, live, snackbar, subscriberPath } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";
import { openUserMenu } from "../support/user-menu.ts";

const words = texts.controlOverview;

test("the product admin releases the lock of an editor that crashed, and the log tells of it", async ({ enter }) => {
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const holder = await apiUser("supplier");
  const base = `organizations/${holder.organizationId}/roles/SUBSCRIBER`;
  await holder.call(`${base}/events/${id}/lock-for-editing`, { method: "PATCH" });
  const colleague = await enter("productAdmin", subscriberPath(id), { as: "supplier" });
  await expect(actionButton(colleague, "edit")).toBeDisabled();

  const admin = await enter("productAdmin", "/admin");
  const jobs = admin.locator("[role=region][tabindex]").and(admin.getByRole("region", { name: words.jobTitle }));
  expect(await jobs.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const event = texts.documentPage.title(texts.documents.types.Order.one, id);
  await labelled(admin, "button", words.releaseWhich(event, holder.name)).click();
  await labelled(admin.getByRole("dialog"), "button", words.release).click();
  await expect(snackbar(admin, words.released(event))).toBeVisible();
  await expect(labelled(admin, "button", words.releaseWhich(event, holder.name))).toBeHidden();
  await expect(actionButton(colleague, "edit")).toBeEnabled(live);

  await admin.goto(`/control/log?q=${id}`);
  const { subjects, entry } = texts.controlLog;
  const told = admin
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: entry(subjects.editLock, event) });
  await expect(told).toContainText(holder.name);
});

test("the overview is the product admin's alone", async ({ enter }) => {
  const page = await enter("subscriber", "/admin");
  await expect(page).toHaveURL("/subscriber");
  const admin = await enter("productAdmin", "/control/log");
  await openUserMenu(admin);
  await labelled(admin, "menuitem", texts.shell.overview).click();
  await expect(labelled(admin, "heading", words.securityLog)).toBeVisible();

  const { call, organizationId } = await apiUser("subscriber");
  const refused = `organizations/${organizationId}/roles/SUPPLIER/orders`;
  await expect(call(`${refused}?q=salainen`)).rejects.toThrow();
  await admin.getByLabel(words.eventKind, { exact: true }).selectOption(words.securityEvents.refused);
  const row = admin.getByRole("row");
  await expect(row.filter({ hasText: `GET /api/${refused}` }).first()).toContainText(texts.problems.titles.FORBIDDEN);
  await expect(row.filter({ hasText: "salainen" })).toHaveCount(0);
});
