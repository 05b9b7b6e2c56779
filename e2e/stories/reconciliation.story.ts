import { texts } from "@runko/domain/texts/texts";
import { dayFromNow } from "../support/dates.ts";
import { exportedFile } from "../support/exported-file.ts";
import { changeDocument, makeDocument } from "../support/handle-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.reconciliation;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;

test("a subscriber compares its connections with an invoice and takes the differences along", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const supplierConnectionId = uniqueId("SV");
  const order = await makeDocument("Order", parties);
  for (const action of ["startProcessing", "confirm", "deliver", "signReady"]) {
    const answer = { supplierConnectionId, estimatedDeliveryDate: dayFromNow(30), monthlyFee: "123.40" };
    const ready = { actualDeliveryDate: dayFromNow(0), connectionDetails: "Portti 4" };
    const document = action === "confirm" ? answer : action === "signReady" ? ready : undefined;
    await changeDocument(parties.from, "SUPPLIER", order, { action, ...(document && { document }) });
  }
  const stranger = uniqueId("OUTO");
  const page = await enter("otherSubscriber", "/subscriber/connections");
  await labelled(page, "link", words.open).click();
  await expect(labelled(page, "heading", words.titles.SUBSCRIBER)).toBeVisible();
  const choose = (lines: string[]) =>
    page.locator("input[type=file]").setInputFiles({
      name: "lasku.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\r\n")),
    });

  await test.step("a file without ids is refused in words", async () => {
    await choose(["asiakas;hinta", "Myllykoski;5"]);
    await expect(page.getByRole("alert").filter({ hasText: words.headers.connection })).toBeVisible();
  });

  await test.step("prices that differ and ids that nobody has are told", async () => {
    await choose(["tunnus;hinta", `${supplierConnectionId.toLowerCase()};130,00`, `${stranger};5`]);
    await expect(labelled(page, "heading", words.compared("lasku.csv"))).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
    const differs = page.getByRole("region", { name: `${words.kinds.priceDiffers} (1)` }).first();
    await expect(differs).toContainText("123,40");
    await expect(differs).toContainText("130,00");
    await expect(differs).toContainText(`TID ${order.id}`);
    await expect(page.getByRole("region", { name: `${words.kinds.onlyFile} (1)` }).first()).toContainText(stranger);
  });

  await test.step("the differences are a file", async () => {
    const { content } = await exportedFile(page, texts.searchPage.exportCsv, words.download);
    expect(content.toString("utf8")).toContain(stranger);
    expect(content.toString("utf8")).toContain(words.kinds.priceDiffers);
  });
});
