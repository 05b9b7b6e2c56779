import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { expect, test } from "../support/story.ts";

const words = texts.passwordReset;
const mails = texts.controlMails;
const forgetful = demoLogins.otherSubscriber;
const password = "virtaavan-veden-varrella";

test("in the demo, which sends no mail, who forgot the password logs in by a link that the product admin hands on", async ({
  browser,
  otherPortal: portal,
  troubles,
}) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: portal.url });
    await troubles.watch(context);
    return await context.newPage();
  };
  const page = await open();
  await page.goto("/login");
  await labelled(page, "link", texts.login.forgotten).click();
  await labelled(page, "textbox", words.email).fill(forgetful);
  await labelled(page, "button", words.ask).click();
  await expect(page.getByText(words.askedKept(30))).toBeVisible();

  const admin = await open();
  await logIn(admin, demoLogins.productAdmin);
  await admin.goto("/admin/mails");
  await expect(admin.getByText(mails.kept)).toBeVisible();
  const read = labelled(
    admin,
    "button",
    mails.readWhich(texts.controlOverview.topics["password-reset"] ?? "", forgetful),
  );
  await read.click();
  const dialog = admin.getByRole("dialog");
  const said = await labelled(dialog, "textbox", mails.content).textContent();
  const [link = ""] = /http\S+\/reset-password#\S+/.exec(said ?? "") ?? [];
  await labelled(dialog, "button", texts.common.close).click();

  await page.goto(link);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.again, { exact: true }).fill(password);
  await labelled(page, "button", words.set).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await logIn(page, forgetful, password);
  await expect(page).toHaveURL("/subscriber");

  await read.click();
  await expect(dialog).toContainText(mails.withheld.over);
  await expect(dialog).not.toContainText("reset-password");
  for (const one of [page, admin]) await one.context().close();
});
