import { texts } from "@runko/domain/texts/texts";
import { shownField, snackbar } from "../support/document-page.ts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeNniOf, makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import {
  chooseProduct,
  fillAddress,
  fillCommonPart,
  nextStep,
  pick,
  sendOrder,
  toSummary,
} from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const products = texts.controlProducts;
const nnis = texts.controlNnis;
const { fields } = texts.documents;
const group = "Ethernet-liittymät";

test("an organization below sells a product of the one above over its NNI", async ({ page, elsewhere }) => {
  const parent = await makeSupplier();
  const child = await makeSupplier(parent);
  const subscriber = await makeSubscriberOf(child);
  const product = uniqueId("Jaettu Ethernet");
  const productId = await makeProductOf(parent, group, product, { nniProduct: true, nniType: "NNI_TO_PORT" });
  const identifier = await makeNniOf(parent, group, subscriber);

  await enterAs(page, parent, `/control/products?tab=Visibility&id=${productId}`);
  await labelled(page, "combobox", products.visibility.addSub).fill(child.name);
  await page.getByRole("option", { name: child.name, exact: true }).click();
  const changes = page.getByRole("region", { name: texts.control.changesTitle });
  await expect(changes).toContainText(child.name);
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(changes).toBeHidden();

  await page.goto(`/control/organizations/${parent.id}/sub-nni-identifiers`);
  await pick(page, nnis.sharedNni, identifier);
  await pick(page, nnis.receiver, child.name);
  await labelled(page, "button", nnis.share).click();
  await expect(snackbar(page, nnis.shared(identifier, child.name))).toBeVisible();

  const buyer = await elsewhere();
  await enterAs(buyer, subscriber, "/subscriber/documents/new?type=Order&formType=ETHERNET_CONNECTION");
  await chooseProduct(buyer, { group, product, supplier: child.name });
  await labelled(buyer, "combobox", fields.nniFromId).selectOption(identifier);
  await nextStep(buyer);
  await fillCommonPart(buyer, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  await fillAddress(buyer, fields.targetAddress);
  await labelled(buyer, "textbox", fields.capacity).fill("1 Gbit/s");
  await labelled(buyer, "combobox", fields.interface).selectOption({ index: 1 });
  await labelled(buyer, "combobox", fields.connector).selectOption({ index: 1 });
  await toSummary(buyer);
  await sendOrder(buyer);
  await expect(shownField(buyer, fields.nniFromId)).toHaveText(identifier);
  await expect(buyer.getByRole("main")).toContainText(child.name);
});

test("when one step of saving a product fails, that alone is left to save, and another try ends it", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 500/);
  const supplier = await makeSupplier();
  const child = await makeSupplier(supplier);
  const productId = await makeProductOf(supplier, group, uniqueId("Kahdessa osassa"));
  await enterAs(page, supplier, `/control/products?tab=OrganizationsProducts&id=${productId}`);
  await labelled(page, "textbox", products.fields.monthlyFee).fill("49,50");
  await labelled(page, "combobox", products.visibility.addSub).fill(child.name);
  await page.getByRole("option", { name: child.name, exact: true }).click();
  const changes = page.getByRole("region", { name: texts.control.changesTitle });
  await expect(changes).toContainText(products.fields.monthlyFee);

  await page.route("**/sub-organization-products", (route) => route.fulfill({ status: 500, body: "" }));
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(page.getByRole("group", { name: /^Korjaa / })).toContainText(texts.common.requestFailed(500));
  await expect(changes).not.toContainText(products.fields.monthlyFee);
  await expect(changes).toContainText(child.name);
  await expect(labelled(page, "textbox", products.fields.monthlyFee)).toHaveValue("49,50");
  const { call } = await apiUser("productAdmin");
  const stored = () =>
    call<{ id: string; monthlyFee: string; subOrganizations: { id: string }[] }[]>(
      `organizations/${supplier.id}/products?filter=${encodeURIComponent(JSON.stringify({ include: ["subOrganizations"] }))}`,
    );
  expect(await stored()).toMatchObject([{ id: productId, monthlyFee: "49.50", subOrganizations: [] }]);

  await page.unroute("**/sub-organization-products");
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(changes).toBeHidden();
  expect(await stored()).toMatchObject([{ subOrganizations: [{ id: child.id }] }]);
});
