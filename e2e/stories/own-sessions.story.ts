import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { fillLogin, logIn } from "../support/log-in.ts";
import { expect, test } from "../support/story.ts";
import { openOwnData } from "../support/user-menu.ts";

const words = texts.ownSessions;

test("another browser's login is signed out from the own data, and returns to its place", async ({
  browser,
  page,
  troubles,
}) => {
  troubles.allow(/status of 401/);
  const elsewhere = await browser.newContext({ userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile" });
  await troubles.watch(elsewhere);
  const other = await elsewhere.newPage();
  await logIn(other, demoLogins.otherSubscriber);
  const place = "/subscriber/documents?type=Order&status=READY";
  await other.goto(place);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  await logIn(page, demoLogins.otherSubscriber);
  await openOwnData(page);
  const sessions = page.getByRole("region", { name: words.title });
  await expect(sessions.getByRole("listitem").first()).toContainText(words.thisOne);
  const phone = sessions.getByRole("listitem").filter({ hasText: words.device("Chrome", "Android") });
  await phone.getByRole("button").click();
  await expect(sessions.getByRole("status")).toContainText(words.ended(words.device("Chrome", "Android")));
  await expect(phone).toHaveCount(0);

  await other.reload();
  await expect(other.getByText(texts.login.expired)).toBeVisible();
  await fillLogin(other, demoLogins.otherSubscriber);
  await expect(other).toHaveURL(place);
  await elsewhere.close();
});

test("a warning before the end of the session, and one key goes on", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/not-found", { ownSession: true });
  await page.clock.install();
  await page.goto("/subscriber/documents?type=Order");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.fastForward("07:55:30");
  const warning = page.getByRole("dialog", { name: words.expiry.title });
  await expect(labelled(warning, "button", words.expiry.extend)).toBeFocused();
  await page.clock.setSystemTime(new Date());
  const before = await page.evaluate(() => localStorage.getItem("access_token"));
  await page.keyboard.press("Enter");
  await expect(warning).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).not.toBe(before);
});

test("what was typed into a form of the control area is there after a new login", async ({ enter }) => {
  const page = await enter("subscriber", "/not-found", { ownSession: true });
  await page.clock.install();
  await page.goto("/control/users/add");
  const firstName = labelled(page, "textbox", texts.controlUsers.fields.firstName);
  await firstName.fill("Keskeneräinen");
  await expect(page.getByText(texts.control.unsaved)).toBeVisible();
  await page.clock.fastForward("09:00:00");
  await expect(page.getByText(texts.login.expired)).toBeVisible();
  await page.clock.setSystemTime(new Date());
  await fillLogin(page, demoLogins.subscriber);
  await expect(page).toHaveURL("/control/users/add");
  await expect(firstName).toHaveValue("Keskeneräinen");
});
