import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { actionButton, snackbar, subscriberPath } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { fillLogin } from "../support/log-in.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";
import { logOut } from "../support/user-menu.ts";

const words = texts.login;
const readyOrders = "/subscriber/documents?type=Order&status=READY&q=kuitu";

test("a deep link leads through the login back to itself", async ({ page, troubles }) => {
  troubles.allow(/status of 401/);
  await page.goto(readyOrders);
  await expect(page).toHaveURL("/login");
  await fillLogin(page, demoLogins.subscriber, "aivan väärä salasana");
  await expect(page.getByRole("alert")).toContainText(texts.problems.titles.LOGIN_FAILED);
  await fillLogin(page, demoLogins.subscriber);
  await expect(page).toHaveURL(readyOrders);
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test("the login asks for both fields before it asks the server", async ({ page }) => {
  await page.goto("/login");
  await labelled(page, "button", words.submit).click();
  await expect(page.getByLabel(words.username, { exact: true })).toBeFocused();
  await expect(page.getByLabel(words.username, { exact: true })).toHaveAccessibleDescription(
    new RegExp(texts.issues.REQUIRED as string),
  );
  await fillLogin(page, demoLogins.subscriber, "lyhyt");
  await expect(page.getByLabel(words.password, { exact: true })).toHaveAccessibleDescription(
    texts.issues.LOGIN_PASSWORD_TOO_SHORT as string,
  );
});

test("who is logged in is led from the login to the first area of the roles", async ({ enter }) => {
  const subscriber = await enter("otherSubscriber", "/login");
  await expect(subscriber).toHaveURL("/subscriber");
  const supplier = await enter("otherSupplier", "/");
  await expect(supplier).toHaveURL("/vendor");
});

test("an area that the roles do not open is refused in words", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/vendor/documents?type=Order");
  await expect(page).toHaveURL("/subscriber");
  await expect(snackbar(page, texts.shell.areaRefused(texts.shell.areas.supplier))).toBeVisible();
  await expect(page.getByRole("navigation", { name: texts.shell.mainNavigation }).getByRole("link")).toHaveText([
    texts.shell.areas.subscriber,
    // The newsletters that wait are counted beside it.
    new RegExp(`^${texts.shell.areas.info}`),
  ]);
});

test("an unknown address and a document of others are not found", async ({ page, enter, troubles }) => {
  await page.goto("/ei/ole/olemassa");
  await expect(page).toHaveURL("/not-found");
  await expect(labelled(page, "heading", texts.common.notFoundTitle)).toBeVisible();
  await expect(page.getByText("/ei/ole/olemassa")).toBeVisible();
  await labelled(page, "link", texts.common.toFront).click();
  await expect(page).toHaveURL("/login");

  const inside = await enter("otherSubscriber", "/subscriber/ei/ole");
  await expect(inside).toHaveURL("/not-found");
  await expect(labelled(inside, "heading", texts.common.notFoundTitle)).toBeVisible();
  await expect(inside.getByRole("navigation", { name: texts.shell.mainNavigation })).toBeVisible();
  await inside.getByRole("main").getByRole("link", { name: texts.common.notFoundWays.search }).click();
  await expect(inside).toHaveURL("/subscriber/search");
  await inside.goBack();
  await labelled(inside, "link", texts.common.toFront).click();
  await expect(inside).toHaveURL("/subscriber");

  troubles.allow(/status of 404/);
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const other = await enter("otherSubscriber", subscriberPath(id));
  await expect(labelled(other, "heading", texts.documentPage.notFound)).toBeVisible();
});

test("a logout ends the other tabs too", async ({ enter, troubles }) => {
  // What a tab was asking for when the session ended.
  troubles.allow(/status of 401/);
  const page = await enter("subscriber", "/subscriber", { ownSession: true });
  const other = await page.context().newPage();
  await other.goto(readyOrders);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await logOut(page);
  for (const tab of [page, other]) await expect(tab).toHaveURL("/login");
  await expect(page.getByText(words.signedOut)).toBeVisible();
  await page.goto(readyOrders);
  await expect(page).toHaveURL("/login");
});

test("without a stored organization there is no way in but the login", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber");
  await page.evaluate(() => localStorage.removeItem("ORGANIZATION"));
  await page.goto(readyOrders);
  await expect(page).toHaveURL("/login");
  await fillLogin(page, demoLogins.otherSubscriber);
  await expect(page).toHaveURL(readyOrders);
});

test("a token that the server no longer takes leads to the login, and nothing typed is lost", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/status of 401/);
  const { id } = await makeOrder({ by: "supplier", from: "otherSupplier" });
  const page = await enter("supplier", subscriberPath(id));
  await actionButton(page, "edit").click();
  const projectId = labelled(page, "textbox", texts.documents.fields.projectId);
  await projectId.fill("Projekti 5");
  await page.route(
    /\/orders\/\d+$/,
    async (route) => {
      await route.fulfill({ status: 401, contentType: "application/problem+json", body: '{"code":"UNAUTHENTICATED"}' });
    },
    { times: 1 },
  );
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(words.expired)).toBeVisible();

  await fillLogin(page, demoLogins.supplier);
  await expect(page).toHaveURL(`${subscriberPath(id)}?mode=edit`);
  await expect(projectId).toHaveValue("Projekti 5");
});

test("another user who logs in after an expired session is not led to its place", async ({ enter, troubles }) => {
  troubles.allow(/status of 401/);
  const page = await enter("subscriber", readyOrders, { ownSession: true });
  await page.evaluate(async () => {
    await fetch("/api/users/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${localStorage.getItem("access_token")}` },
    });
  });
  // Reloading meets the ended session whether or not the page has noticed it by itself.
  await page.reload();
  await expect(page).toHaveURL("/login");
  await fillLogin(page, demoLogins.otherSupplier);
  await expect(page).toHaveURL("/vendor");
});
