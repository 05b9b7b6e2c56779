import { texts } from "@runko/domain/texts/texts";
import { anyVersion, apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.availability;
const parts = texts.documentForm.addressParts;

test("a subscriber sees what can be had at an address, and begins an order with product and address filled in", async ({
  page,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const name = uniqueId("Valokuitu");
  const id = await makeProductOf(supplier, plainLine.group, name);
  const { call } = await apiUser("productAdmin");
  const area = { kind: "postalCode", code: "33100", verdict: "served", note: "Kuitu talossa", deliveryDays: 14 };
  await call(`organizations/${supplier.id}/products/${id}/areas`, {
    method: "PATCH",
    headers: anyVersion,
    body: { areas: [{ ...area, connectFee: null, monthlyFee: "19.90" }] },
  });

  await enterAs(page, subscriber, "/subscriber/availability");
  await labelled(page, "button", words.search).click();
  await expect(page.getByText(texts.issues.REQUIRED as string).first()).toBeVisible();
  await labelled(page, "textbox", parts.streetName).fill("Hämeenkatu");
  await labelled(page, "textbox", parts.streetNumber).fill("12");
  await labelled(page, "textbox", parts.postalCode).fill("33100");
  await labelled(page, "button", words.search).click();
  const row = page.getByRole("list", { name: words.products }).getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText(words.known.likely);
  await expect(row).toContainText("14 pv");
  await expect(row).toContainText("Kuitu talossa");

  await labelled(row, "link", words.which(words.actions.order, name, supplier.name)).click();
  await expect(labelled(page, "heading", texts.newDocument.newTitles.Order)).toBeVisible();
  await expect(labelled(page, "textbox", parts.streetName).first()).toHaveValue("Hämeenkatu");
  await expect(labelled(page, "textbox", parts.postalCode).first()).toHaveValue("33100");
  await expect(page.getByText(name).first()).toBeVisible();
});
