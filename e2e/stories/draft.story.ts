import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { demoLogins } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { fillLogin } from "../support/log-in.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { chooseProduct, nextStep } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { logOut } from "../support/user-menu.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.documentForm;
const { drafts } = texts.newDocument;
const { fields } = texts.documents;
const newOrder = "/subscriber/documents/new?type=Order";

const customer = (page: Page) => labelled(page, "textbox", fields.customerName);
const saved = (page: Page) => page.getByText(drafts.saved("").trim());

/** Begins an order and waits until its draft holds what was typed last, which takes two seconds at most (U1). */
async function beginOrder(page: Page, customerName: string): Promise<void> {
  await page.goto(newOrder);
  await chooseProduct(page, { ...plainLine, supplier: supplierNames.otherSupplier });
  await nextStep(page);
  await customer(page).fill(customerName);
  await expect(saved(page)).toBeVisible();
  const kept = () => page.evaluate((name) => JSON.stringify(localStorage).includes(name), customerName);
  await expect.poll(kept, { timeout: 2_000 }).toBe(true);
}

async function expectRestored(page: Page, customerName: string): Promise<void> {
  await expect(customer(page)).toHaveValue(customerName);
  await labelled(page, "button", words.steps.previous).click();
  await expect(labelled(page, "combobox", words.supplier)).toHaveValue(supplierNames.otherSupplier);
  await expect(page.getByRole("radio", { name: plainLine.product })).toBeChecked();
}

test("a draft is there again after the token has expired and the same user has come back", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber", { ownSession: true });
  const customerName = uniqueId("Asiakas");
  await page.clock.install();
  await beginOrder(page, customerName);
  await page.clock.fastForward("09:00:00");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(texts.login.expired)).toBeVisible();

  await page.clock.setSystemTime(new Date());
  await fillLogin(page, demoLogins.otherSubscriber);
  await page.waitForURL(/\/subscriber\/documents\/new\?type=Order/);
  await expectRestored(page, customerName);
});

test("drafts of a crashed tab stand side by side and are gone on with, or thrown away", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber");
  const [first, second] = [uniqueId("Asiakas"), uniqueId("Asiakas")];
  await beginOrder(page, first);
  await beginOrder(page, second);
  await page.goto("chrome://crash").catch(() => undefined);

  const again = await page.context().newPage();
  await again.goto("/subscriber");
  const one = (customerName: string) => again.getByRole("listitem").filter({ hasText: customerName });
  await expect(one(first)).toContainText(plainLine.product);
  await one(second).getByRole("link", { name: drafts.resume }).click();
  await nextStep(again);
  await expectRestored(again, second);

  await again.goto("/subscriber");
  await one(first).getByRole("button", { name: drafts.discard }).click();
  await labelled(again.getByRole("dialog"), "button", drafts.discard).click();
  await expect(one(first)).toBeHidden();
  await expect(one(second)).toBeVisible();
});

test("who logs out says whether drafts stay in the browser (security m14)", async ({ enter, troubles }) => {
  // What the page was asking for when the session ended.
  troubles.allow(/status of 401/);
  const { leftDrafts } = texts;
  const page = await enter("otherSubscriber", "/subscriber", { ownSession: true });
  const customerName = uniqueId("Asiakas");
  await beginOrder(page, customerName);
  const isStored = () => page.evaluate((name) => JSON.stringify(localStorage).includes(name), customerName);
  const question = page.getByRole("dialog", { name: leftDrafts.title });
  await page.goto("/subscriber");
  await logOut(page);
  await expect(question).toContainText(leftDrafts.text(1));
  await labelled(question, "button", texts.common.abort).click();
  await expect(question).toBeHidden();

  await logOut(page);
  await labelled(question, "button", leftDrafts.keep).click();
  await page.waitForURL(/\/login/);
  expect(await isStored()).toBe(true);
  await fillLogin(page, demoLogins.otherSubscriber);
  await expect(page.getByRole("listitem").filter({ hasText: customerName })).toBeVisible();

  await logOut(page);
  await labelled(question, "button", leftDrafts.remove).click();
  await page.waitForURL(/\/login/);
  expect(await isStored()).toBe(false);
});
