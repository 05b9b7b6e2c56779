import { texts } from "@runko/domain/texts/texts";
import { actionButton, live, snackbar, subscriberPath } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.shell;

test("the product admin goes over to another organization, which frees the locks", async ({ enter }) => {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const admin = await enter("productAdmin", subscriberPath(id), { as: "otherSubscriber" });
  const colleague = await enter("otherSubscriber", subscriberPath(id));
  await actionButton(admin, "edit").click();
  await expect(actionButton(colleague, "edit")).toBeDisabled(live);

  await admin.getByRole("button", { name: words.switchOrganization("Aurajoen Tietoliikenne Oy") }).click();
  const dialog = admin.getByRole("dialog", { name: words.switchTitle });
  const change = labelled(dialog, "button", words.switchButton);
  await expect(change).toBeDisabled();
  const choice = labelled(dialog, "combobox", words.switchField);
  await choice.click();
  await expect(admin.getByRole("option")).toHaveCount(20);
  const shown = await admin.getByRole("option").allTextContents();
  expect(shown).toEqual(shown.toSorted(new Intl.Collator("fi").compare));
  await choice.fill("olematon");
  await expect(admin.getByText(words.noOrganizations)).toBeVisible();
  await choice.fill("Korian");
  await admin.getByRole("option").click();
  await change.click();

  await expect(snackbar(admin, words.organizationChanged)).toBeVisible();
  await expect(admin).toHaveURL("/subscriber");
  await expect(admin.getByRole("button", { name: words.switchOrganization("Korian Yhteydet Oy") })).toBeVisible();
  await expect(actionButton(colleague, "edit")).toBeEnabled(live);
});

test("others see their organization and cannot change it", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber");
  await expect(page.getByText(words.organization("Aurajoen Tietoliikenne Oy"))).toBeAttached();
  await expect(page.getByRole("button", { name: new RegExp(words.switchTitle) })).toBeHidden();

  // A phone's bar has no place for what cannot be pressed: the menus say it.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole("banner").getByText("Aurajoen Tietoliikenne Oy").last()).toBeHidden();
  await labelled(page, "button", words.openDrawer).click();
  await expect(page.getByRole("dialog", { name: words.drawer }).getByText("Aurajoen Tietoliikenne Oy")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button").last().click();
  await expect(page.getByRole("menu").getByText("Aurajoen Tietoliikenne Oy")).toBeVisible();
});
