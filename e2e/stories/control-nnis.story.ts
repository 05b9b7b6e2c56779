import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { shownField, snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { supplierNames } from "../support/offers.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep, sendOrder, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlNnis;
const log = texts.controlLog;
const { fields } = texts.documents;
const ethernet = { group: "Ethernet-liittymät", product: "Ethernet-liittymä 1G" };

type Named = { id: string; name: string };
type Choices = Record<"from" | "to", { identifier: string }[]>;

/** The first port and connector of the lists, and what the product asks of its own. */
async function fillEthernet(page: Page): Promise<void> {
  await fillAddress(page, fields.targetAddress);
  await labelled(page, "textbox", fields.capacity).fill("1 Gbit/s");
  await labelled(page, "combobox", fields.interface).selectOption({ index: 1 });
  await labelled(page, "combobox", fields.connector).selectOption({ index: 1 });
  await labelled(page, "textbox", "VLAN-tunnus").fill("1204");
}

test("an NNI is made with a right, and the one who holds it orders from it", async ({ enter }) => {
  const supplier = await apiUser("otherSupplier");
  const buyer = await apiUser("otherSubscriber");
  const { name: buyerName } = await buyer.call<Named>(`organizations/${buyer.organizationId}`);
  const identifier = uniqueId("NNI");
  const admin = await enter("productAdmin", `/control/organizations/${supplier.organizationId}/nni-identifiers`);
  await labelled(admin, "link", words.add).click();
  await labelled(admin, "textbox", words.fields.identifier).fill(identifier);
  await labelled(admin, "checkbox", ethernet.group).check();
  await labelled(admin, "button", words.create).click();
  await expect(labelled(admin, "link", words.row(identifier))).toBeVisible();

  await admin.getByRole("searchbox", { name: words.search }).fill(buyerName);
  await expect(admin.getByText(words.holding(1))).toBeVisible();
  await labelled(admin, "checkbox", words.box(buyerName, identifier, "allowFrom")).check();
  const changes = admin.getByRole("region", { name: texts.control.changesTitle });
  await expect(changes).toContainText(`${words.rightChange(identifier, buyerName)}: `);
  await expect(changes).toContainText(texts.control.added(words.rightOf("allowFrom")));
  await labelled(admin, "button", words.saveRights).click();
  await expect(snackbar(admin, words.rightsSaved)).toBeVisible();
  await expect(changes).toBeHidden();

  const groups = await buyer.call<Named[]>("product-groups?filter=%7B%22limit%22%3A100%7D");
  const group = groups.find(({ name }) => name === ethernet.group);
  const choices = await buyer.call<Choices>(
    `organizations/${buyer.organizationId}/suppliers/${supplier.organizationId}/product-groups/${group?.id}/nni-from-to-arrays`,
  );
  const identifiers = (list: Choices["from"]) => list.map((nni) => nni.identifier);
  expect(identifiers(choices.from)).toContain(identifier);
  expect(identifiers(choices.to)).not.toContain(identifier);

  const page = await enter("otherSubscriber", "/subscriber/documents/new?type=Order&formType=ETHERNET_CONNECTION");
  await chooseProduct(page, { ...ethernet, supplier: supplierNames.otherSupplier });
  await labelled(page, "combobox", fields.nniFromId).selectOption(identifier);
  await nextStep(page);
  await fillCommonPart(page, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  await fillEthernet(page);
  await toSummary(page);
  await sendOrder(page);
  await expect(shownField(page, fields.nniFromId)).toHaveText(identifier);

  await admin.goto(`/control/log?src=${supplier.organizationId}&q=${identifier}`);
  const entries = admin.getByRole("main").getByRole("listitem");
  const right = entries.filter({ hasText: log.entry(log.subjects.nniRights, `${identifier} / ${buyerName}`) });
  await expect(right).toContainText(texts.control.change(texts.control.no, texts.control.yes));

  await admin.goto(`/control/organizations/${supplier.organizationId}/nni-identifiers`);
  await labelled(admin, "link", words.row(identifier)).click();
  await labelled(admin, "button", words.deactivate).click();
  await labelled(admin.getByRole("dialog"), "button", words.deactivate).click();
  await expect(snackbar(admin, words.deactivated(identifier))).toBeVisible();
});
