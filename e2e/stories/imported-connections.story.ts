import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.connections;
const { imports } = texts;

test("a subscriber brings what was ordered elsewhere into the register, and reports a fault of it", async ({
  page,
  browser,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const product = uniqueId("Valokuitu");
  await makeProductOf(supplier, plainLine.group, product);
  const own = uniqueId("VANHA");
  const header =
    "subscriberConnectionId;product;actualDeliveryDate;targetAddress;targetAddress.postalCode;contractLength;monthlyFee";
  const row = `${own};${product};15.3.2024;Hämeenkatu 12 B 3;33100;36;paljon`;

  await enterAs(page, subscriber, "/subscriber/connections");
  await labelled(page, "link", words.bring).click();
  await expect(page.getByText(imports.connections.help)).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({
    name: "vanhat.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([header, row].join("\r\n")),
  });
  await test.step("a wrong cell is mended where it stands, and the row is sent", async () => {
    await expect(page.getByText(imports.counts.errors(1))).toBeVisible();
    const cell = imports.cell("monthlyFee", 2);
    await labelled(page, "button", imports.mend(cell, "paljon")).click();
    await labelled(page, "textbox", cell).fill("249,90");
    await labelled(page, "textbox", cell).press("Enter");
    await labelled(page, "button", imports.send(1)).click();
    await expect(page.getByRole("dialog")).toContainText(imports.connections.confirm);
    await labelled(page.getByRole("dialog"), "button", imports.send(1)).click();
    await expect(page.getByText(imports.allSent(1))).toBeVisible();
  });

  await test.step("the register has it, marked, and a fault is made of it", async () => {
    await page.goto(`/subscriber/connections?q=${encodeURIComponent(own)}`);
    await expect(page.getByRole("group", { name: words.sums })).toContainText("249,90");
    await expect(page.getByText(new RegExp(words.imported)).first()).toBeVisible();
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await expect(page.getByText(words.importedNote)).toBeVisible();
    await expect(page.getByRole("region", { name: words.agreed })).toContainText("15.3.2027");
    await labelled(page, "link", texts.documents.actions.createFault("Order")).click();
    await expect(labelled(page, "heading", texts.newDocument.newTitles.Fault)).toBeVisible();
  });

  await test.step("its supplier reads whose word it is", async () => {
    const other = await browser.newPage();
    await enterAs(other, supplier, `/vendor/connections?q=${encodeURIComponent(own)}`);
    await other.getByRole("row").nth(1).getByRole("link").first().click();
    await expect(other.getByText(words.importedNote)).toBeVisible();
    await other.close();
  });
});
