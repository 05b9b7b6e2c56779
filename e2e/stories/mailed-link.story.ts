import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { anyVersion, apiUser } from "../support/api-user.ts";
import { live } from "../support/document-page.ts";
import { changeOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { fillLogin, logIn } from "../support/log-in.ts";
import { makeOrder } from "../support/make-order.ts";
import { newUser } from "../support/new-user.ts";
import { documentPathIn, mailsAbout } from "../support/read-mails.ts";
import { expect, test } from "../support/story.ts";

const password = "virtaavan-veden-varrella";
const words = texts.notificationPanel;

/** One who works for two subscribers. */
async function workerOfTwo() {
  const worker = await newUser("subscriber", { password });
  const [first, second] = [await apiUser("subscriber"), await apiUser("otherSubscriber")];
  const roles = [first, second].map(({ organizationId }) => ({ organizationId, role: "SUBSCRIBER" }));
  const { call } = await apiUser("productAdmin");
  await call(`users/${worker.id}`, { method: "PATCH", headers: anyVersion, body: { organizationRoles: roles } });
  const nameOf = async ({ organizationId }: { organizationId: string }) =>
    (await call<{ name: string }>(`organizations/${organizationId}`)).name;
  return { ...worker, names: [await nameOf(first), await nameOf(second)] as const };
}

test("a link in a mail and a notice behind the bell lead to the document in its own organization", async ({
  page,
  browser,
  troubles,
}) => {
  const { emailAddress, names } = await workerOfTwo();
  const { id } = await makeOrder({
    by: "otherSubscriber",
    from: "otherSupplier",
    document: { followers: [emailAddress] },
  });
  await expect.poll(() => mailsAbout(emailAddress, id).length, { timeout: 20_000 }).toBe(1);
  const path = documentPathIn(mailsAbout(emailAddress, id)[0] ?? "");
  const selected = (name: string, at = page) => labelled(at, "button", texts.shell.switchOrganization(name));

  const selectFirst = async (at: Page) => {
    const { organizationId } = await apiUser("subscriber");
    await at.evaluate((first) => localStorage.setItem("ORGANIZATION", first), organizationId);
    await at.goto("/subscriber");
    await expect(selected(names[0], at)).toBeVisible();
  };

  await page.goto(path);
  await fillLogin(page, emailAddress, password);
  await expect(page).toHaveURL(`/subscriber/documents/${id}`);
  await expect(selected(names[1])).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(id));

  troubles.allow(/status of 404/);
  const other = await browser.newContext();
  await troubles.watch(other);
  const fresh = await other.newPage();
  await logIn(fresh, emailAddress, password);
  await expect(fresh).toHaveURL("/subscriber");
  await selectFirst(fresh);
  await fresh.goto(path.replace(/=.*/, "=00000000-0000-0000-0000-000000000000"));
  await expect(fresh.getByText(texts.shell.organizationRefused)).toBeVisible();
  await expect(selected(names[0], fresh)).toBeVisible();
  await fresh.goto(path);
  await expect(fresh).toHaveURL(`/subscriber/documents/${id}`);
  await expect(selected(names[1], fresh)).toBeVisible();
  await other.close();

  await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
  await selectFirst(page);
  await page.getByRole("button", { name: new RegExp(`^${texts.shell.notifications(0)}`) }).click();
  const headline = texts.notices.headline("startProcessing", "Order", id);
  await page
    .getByRole("dialog", { name: words.title })
    .getByRole("button", { name: new RegExp(`^${words.unread}: ${headline}`) })
    .click(live);
  await expect(page).toHaveURL(`/subscriber/documents/${id}`);
  await expect(selected(names[1])).toBeVisible();
});
