import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { dayFromNow } from "../support/dates.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier as makeTrader, type Party } from "../support/make-trade.ts";
import { mailedResetPath } from "../support/read-mails.ts";
import { inviteWith } from "../support/set-first-password.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlOrganizations;
const userFields = texts.controlUsers.fields;
const { roles } = texts.control;
const reset = texts.passwordReset;
const password = "virtaavan-veden-varrella";

type Made = { id: string; name: string };

/** A supplier of its own for a story, with its admin, who has no password yet. */
async function makeSupplier(parentOrganizationId?: string): Promise<Made & { emailAddress: string }> {
  const { call } = await apiUser("productAdmin");
  const emailAddress = `${uniqueId("yllapito")}@toimittaja.example`;
  const name = `${uniqueId("Toimittaja")} Oy`;
  const body = {
    name,
    ...(parentOrganizationId && { parentOrganizationId }),
    organizationRoles: ["SUPPLIER", "SUPPLIER_ADMIN"],
    admin: { firstName: "Lauri", lastName: "Lähde", emailAddress },
  };
  const { id } = await call<Made>("organizations", { method: "POST", body });
  return { id, name, emailAddress };
}

const openTab = async (page: Page, tab: "settings" | "escalation") => {
  const group = { settings: "basics", escalation: "service" } as const;
  await labelled(page.getByRole("navigation", { name: words.tabList }), "link", words.tabGroups[group[tab]]).click();
  const shown = labelled(page, "link", words.tabs[tab]);
  await shown.click();
  // Until it is there the page before it stands, whose buttons have the same names.
  await expect(shown).toHaveAttribute("aria-current", "page");
};
const saveButton = (page: Page) => labelled(page, "button", texts.common.saveChanges);
const changes = (page: Page) => page.getByRole("region", { name: texts.control.changesTitle });

test("the product admin builds an operator with its admin, who is invited and logs in", async ({
  enter,
  page: adminPage,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const name = `${uniqueId("Uusi operaattori")} Oy`;
  const emailAddress = `${uniqueId("perustaja")}@operaattori.example`;
  const page = await enter("productAdmin", "/control/organizations");
  await labelled(page, "link", words.newTitle).click();
  await labelled(page, "textbox", words.fields.name).fill(name);
  await labelled(page, "textbox", words.fields.businessId).fill("1234567-2");
  await labelled(page, "checkbox", roles.SUBSCRIBER).check();
  await labelled(page, "button", words.create).click();
  await expect(page.getByRole("group", { name: /^Korjaa / })).toContainText(texts.issues.ADMIN_ROLE_REQUIRED as string);
  await expect(page.getByText(texts.issues.INVALID_BUSINESS_ID as string, { exact: true })).toBeVisible();
  // Without one: a Y-tunnus is of one organization alone, and the story may be tried again.
  await labelled(page, "textbox", words.fields.businessId).fill("");
  await expect(page.getByText(texts.issues.INVALID_BUSINESS_ID as string, { exact: true })).toHaveCount(0);
  await labelled(page, "checkbox", roles.SUBSCRIBER_ADMIN).check();
  await labelled(page, "checkbox", words.fields.backboneOperator).check();
  await labelled(page, "textbox", userFields.firstName).fill("Pinja");
  await labelled(page, "textbox", userFields.lastName).fill("Perustaja");
  await labelled(page, "textbox", userFields.emailAddress).fill(emailAddress);
  await expect(labelled(page, "checkbox", texts.controlUsers.invite)).toBeChecked();
  await labelled(page, "button", words.create).click();
  await expect(labelled(page, "heading", name)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Pinja Perustaja");
  await expect(snackbar(page, texts.controlUsers.invited("Pinja Perustaja", emailAddress))).toBeVisible();

  await openTab(page, "settings");
  await labelled(page, "link", texts.control.edit).click();
  const rights = page.getByRole("group", { name: words.fields.eventTypeRights });
  await labelled(rights, "checkbox", texts.documents.types.Inquiry.many).uncheck();
  await expect(changes(page)).toContainText(texts.control.removed(texts.documents.types.Inquiry.many));
  await saveButton(page).click();
  await expect(snackbar(page, words.saved(name))).toBeVisible();

  await adminPage.goto(await mailedResetPath(emailAddress));
  await adminPage.getByLabel(reset.password, { exact: true }).fill(password);
  await adminPage.getByLabel(reset.again, { exact: true }).fill(password);
  await labelled(adminPage, "button", reset.set).click();
  await expect(adminPage.getByText(reset.done)).toBeVisible();
  await logIn(adminPage, emailAddress, password);
  await expect(adminPage).toHaveURL(/\/control/);
});

test("an organization with users is not deleted, and the refusal leads to them", async ({ enter, troubles }) => {
  troubles.allow(/status of 40[49]/);
  const { id, name } = await makeSupplier();
  const page = await enter("productAdmin", `/control/organizations/${id}`);
  await expect(page).toHaveURL(`/control/organizations/${id}/info`);
  await labelled(page, "button", words.actions).click();
  await page.getByRole("menuitem", { name: words.delete }).click();
  const dialog = page.getByRole("dialog", { name: words.deleteTitle(name) });
  await labelled(dialog, "button", words.delete).click();
  await expect(dialog).toContainText(texts.problems.titles.ORGANIZATION_HAS_USERS);
  await labelled(dialog, "link", "Lauri Lähde").click();
  await expect(labelled(page, "heading", "Lauri Lähde")).toBeVisible();
  await labelled(page, "button", texts.controlUsers.leaveWhich(name)).click();
  await labelled(page.getByRole("dialog"), "button", texts.controlUsers.leave).click();
  await expect(snackbar(page, texts.controlUsers.hasLeft("Lauri Lähde", name))).toBeVisible();

  await page.goto(`/control/organizations/${id}/info`);
  await labelled(page, "button", words.actions).click();
  await page.getByRole("menuitem", { name: words.delete }).click();
  await labelled(dialog, "button", words.delete).click();
  await expect(snackbar(page, words.isDeleted(name))).toBeVisible();
  await expect(page).toHaveURL("/control/organizations");
});

test("a supplier's admin changes the own info and nothing that is not theirs", async ({ page }) => {
  const { id, name, emailAddress } = await makeSupplier();
  await inviteWith(emailAddress, password);
  await logIn(page, emailAddress, password);
  await expect(page).toHaveURL(/\/control/);
  await page.goto(`/control/organizations/${id}/info`);
  await labelled(page, "link", texts.control.edit).click();
  await labelled(page, "textbox", words.fields.contactInfo).fill("Päivystys 020 123 456");
  await expect(labelled(page, "checkbox", words.fields.backboneOperator)).toHaveCount(0);
  await expect(labelled(page, "combobox", words.fields.parentOrganizationId)).toHaveCount(0);
  await expect(labelled(page, "checkbox", roles.SUPPLIER)).toHaveCount(0);
  await expect(changes(page)).toContainText("Päivystys 020 123 456");
  await saveButton(page).click();
  await expect(snackbar(page, words.saved(name))).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Päivystys 020 123 456");
  await expect(labelled(page, "button", words.actions)).toHaveCount(0);

  await labelled(page, "button", words.addAddress).click();
  const dialog = page.getByRole("dialog", { name: words.addAddress });
  await labelled(dialog, "combobox", words.addressKind).selectOption(texts.enumerations.addressKind.DELIVERY);
  const { addressParts } = texts.documentForm;
  await labelled(dialog, "textbox", addressParts.streetName).fill("Rantatie");
  await labelled(dialog, "textbox", addressParts.streetNumber).fill("3");
  await labelled(dialog, "textbox", addressParts.postalCode).fill("33100");
  await labelled(dialog, "textbox", addressParts.postalPlace).fill("Tampere");
  await labelled(dialog, "button", words.addAddress).click();
  await expect(page.getByText("Rantatie 3, 33100 Tampere")).toBeVisible();

  const { escalation } = texts;
  await openTab(page, "escalation");
  await expect(page.getByText(escalation.none)).toBeVisible();
  await labelled(page, "link", texts.control.edit).click();
  const level = page.getByRole("region", { name: escalation.level(1), exact: true });
  await labelled(level, "textbox", escalation.fields.name).fill("Palvelupäivystys");
  await labelled(level, "textbox", escalation.fields.phone).fill("vaihde");
  await saveButton(page).click();
  await expect(level.getByText(texts.issues.INVALID_PHONE as string)).toBeVisible();
  await labelled(level, "textbox", escalation.fields.phone).fill("020 123 456");
  await saveButton(page).click();
  await expect(snackbar(page, escalation.saved)).toBeVisible();
  await expect(page.getByRole("link", { name: "020 123 456" })).toBeVisible();
});

test("a parent opens the documents of an organization below, and says what it saves", async ({ page }) => {
  const parent = await makeSupplier();
  const child = await makeSupplier(parent.id);
  await inviteWith(parent.emailAddress, password);
  await logIn(page, parent.emailAddress, password);
  await expect(page).toHaveURL(/\/control/);
  await page.goto(`/control/organizations/${parent.id}/sub-organization-event-visibility`);
  const orders = texts.documents.types.Order.many;
  const cell = labelled(page, "checkbox", words.visibility.cell(child.name, orders));
  await cell.check();
  await expect(changes(page)).toContainText(`${child.name}: ${texts.control.added(orders)}`);
  await saveButton(page).click();
  await expect(snackbar(page, words.visibility.saved)).toBeVisible();
  await expect(changes(page)).toContainText(texts.control.noChanges);
  await page.reload();
  await expect(cell).toBeChecked();
  await cell.uncheck();
  await expect(changes(page)).toContainText(texts.control.removed(orders));
  await saveButton(page).click();
  await expect(changes(page)).toContainText(texts.control.noChanges);
  await page.reload();
  await expect(cell).not.toBeChecked();
  const whole = labelled(page, "checkbox", words.visibility.cell(child.name, words.visibility.allTypes));
  await whole.focus();
  await page.keyboard.press("Space");
  await expect(cell).toBeChecked();
  await cell.uncheck();
  await expect(whole).toBeChecked({ indeterminate: true });
  await saveButton(page).click();
  await expect(changes(page)).toContainText(texts.control.noChanges);
  await page.goto(`/control/organizations/${child.id}/settings`);
  const readers = page.getByRole("region", { name: words.readers.title });
  await expect(readers).toContainText(texts.documents.types.Fault.many);
  await expect(readers).not.toContainText(orders);
});

/** An order that the supplier has delivered to a subscriber of its own; answers its TID. */
async function makeConnection(supplier: Party): Promise<number> {
  const { call } = await apiUser("productAdmin");
  const subscriber = await makeSubscriberOf(supplier);
  const productId = await makeProductOf(supplier, "Asennus- ja asiantuntijapalvelut", "Asennus");
  const document = {
    subscriberConnectionId: uniqueId("TUN"),
    contactName: "Aino Asiakas",
    contactPhone: "040 123 4567",
    customerName: "Oy Asiakas Ab",
    requestedDate: dayFromNow(60),
    deliveryType: "normal",
    contractLength: 12,
    description: "Kytkentä kerroksessa 3",
  };
  const body = { supplierId: supplier.id, document, eventProducts: [{ productId }] };
  const made = await call<{ id: number }>(`organizations/${subscriber.id}/roles/SUBSCRIBER/orders`, {
    method: "POST",
    body,
  });
  const base = `organizations/${supplier.id}/roles/SUPPLIER`;
  const steps = [
    { action: "startProcessing" },
    {
      action: "confirm",
      document: { estimatedDeliveryDate: dayFromNow(30), supplierConnectionId: uniqueId("TOIM") },
    },
    { action: "deliver" },
    { action: "signReady", document: { actualDeliveryDate: dayFromNow(0), connectionDetails: "Portti 1/1/4" } },
  ];
  for (const step of steps) {
    if (step.document) await call(`${base}/events/${made.id}/lock-for-editing`, { method: "PATCH" });
    const { version } = await call<{ version: number }>(`${base}/orders/${made.id}`);
    const headers = { "if-match": `"${version}"` };
    await call(`${base}/orders/${made.id}`, { method: "PATCH", headers, body: step });
  }
  return made.id;
}

test("what lives with a closed organization is handed over to another supplier (D-53)", async ({ enter }) => {
  const [leaving, taking] = [await makeTrader(), await makeTrader()];
  const tid = await makeConnection(leaving);
  const page = await enter("productAdmin", `/control/organizations/${leaving.id}/info`);
  const { close } = words.closing;
  const choose = async (item: string) => {
    await labelled(page, "button", words.actions).click();
    await labelled(page, "menuitem", item).click();
  };
  await choose(close.action);
  await labelled(page.getByRole("dialog"), "button", close.action).click();
  await expect(snackbar(page, close.done(leaving.name))).toBeVisible();
  await choose(words.handOver.action);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(words.handOver.count(1));
  await expect(dialog).toContainText(`TID ${tid}`);
  await labelled(dialog, "combobox", words.handOver.supplier).fill(taking.name);
  await page.getByRole("option", { name: taking.name }).click();
  await labelled(dialog, "button", words.handOver.confirm).click();
  await expect(snackbar(page, words.handOver.done(1, taking.name))).toBeVisible();
  const { call } = await apiUser("productAdmin");
  const order = await call<{ supplier: { name: string } }>(`organizations/${taking.id}/roles/SUPPLIER/orders/${tid}`);
  expect(order.supplier.name).toBe(taking.name);
});
