import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { findViolations } from "../judges/find-violations.ts";
import { answerByFile } from "../support/answer-by-file.ts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const { batch } = texts.availability;
const { imports, connections } = texts;
const { fields } = texts.documents;
const { actions } = texts.answers;

const sites = process.env["RUNKO_LONG"] ? 300 : 6;
/** Every sixth site is beyond the supplier's network. */
const reached = sites - sites / 6;
const isReached = (site: number) => site % 6 !== 5;
test.use({ actionTimeout: 20_000 });
const slowly = { timeout: 120_000 };

const streetOf = (site: number) => `Kauppakatu ${site + 1}`;
const csvOf = (rows: readonly (readonly string[])[]) => ({
  mimeType: "text/csv",
  buffer: Buffer.from(rows.map((cells) => cells.join(";")).join("\r\n")),
});

async function bring(page: Page, name: string, rows: readonly (readonly string[])[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ name, ...csvOf(rows) });
  await expect(labelled(page, "heading", name)).toBeVisible(slowly);
}

async function send(page: Page, rows: number): Promise<void> {
  await labelled(page, "button", imports.send(rows)).click(slowly);
  expect(await findViolations(page)).toEqual([]);
  await labelled(page.getByRole("dialog"), "button", imports.send(rows)).click();
  await expect(page.getByText(imports.allSent(rows))).toBeVisible(slowly);
}

test(`a buyer of ${sites} sites comes by files from their addresses to a register of connections`, async ({
  page,
  browser,
}) => {
  test.slow();
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const product = uniqueId("Kuitu");
  await makeProductOf(supplier, plainLine.group, product);
  const seller = await browser.newPage();
  await enterAs(seller, supplier, "/vendor");
  await enterAs(page, subscriber, "/subscriber/availability");
  const all = Array.from({ length: sites }, (_, site) => site);
  const own = uniqueId("TOIMIPISTE");
  const contact = ["Kauppahuone Oy", "Aino Korhonen", "+358401234567"];
  const contactColumns = ["customerName", "contactName", "contactPhone"];
  const day = asFinnish(dayFromNow(60));
  const answering = async (type: keyof typeof texts.documents.types) => {
    await seller.goto(`/vendor/documents?type=${type}`);
    await expect(labelled(seller, "button", texts.answers.menu)).toBeVisible();
    expect(await findViolations(seller)).toEqual([]);
  };

  await test.step("the addresses are asked of the supplier in one go", async () => {
    const head = ["viite", "katuosoite", "postinumero", "postitoimipaikka"];
    await bring(page, "toimipisteet.csv", [
      head,
      ...all.map((site) => [`${own}-${site}`, streetOf(site), "40100", "Jyväskylä"]),
    ]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: batch.askMissing(0).split(",")[0] ?? "" }).click();
    const dialog = page.getByRole("dialog");
    await expect(labelled(dialog, "checkbox", batch.requests(supplier.name, sites))).toBeChecked();
    for (const box of await dialog.getByRole("checkbox").all())
      if (!(await box.evaluate((input, name) => input.closest("label")?.textContent?.includes(name), supplier.name)))
        await box.uncheck();
    await labelled(dialog, "textbox", fields.requestedDate).fill(asFinnish(dayFromNow(30)));
    await labelled(dialog, "textbox", fields.capacity).fill("1 Gbit/s");
    await labelled(dialog, "combobox", fields.interface).selectOption({ index: 1 });
    expect(await findViolations(page)).toEqual([]);
    await labelled(dialog, "button", batch.make).click();
    await send(page, sites);
  });

  await test.step("the supplier answers all of them by one file, and the buyer sees them answered", async () => {
    await answering("AvailabilityRequest");
    const sent = await answerByFile(seller, ({ address = "" }) => {
      const site = all.find((one) => address.includes(`${streetOf(one)},`)) ?? 0;
      if (isReached(site)) return { action: actions.signReady, estimatedDeliveryTime: "14", monthlyFee: "49" };
      return { action: actions.reject, reason: texts.enumerations.handlingReason.noNetwork };
    });
    expect(sent).toBe(sites);
    await page.goto("/subscriber/imports?kind=Availability");
    await page.getByRole("link", { name: "toimipisteet.csv" }).first().click();
    await expect(page.getByText(batch.progress(sites, sites))).toBeVisible(slowly);
    await expect(page.getByText(batch.summary({ yes: reached, likely: 0, ask: 0, no: sites - reached }))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("offers are asked for by a file and given by a file", async () => {
    await page.goto("/subscriber/imports?kind=Inquiry");
    const head = [
      "targetAddress",
      "targetAddress.postalCode",
      "product",
      "requestedDate",
      "contractLength",
      ...contactColumns,
    ];
    await bring(page, "tarjouspyynnot.csv", [
      head,
      ...all.filter(isReached).map((site) => [streetOf(site), "40100", product, day, "24", ...contact]),
    ]);
    await send(page, reached);
    await answering("Inquiry");
    await answerByFile(seller, () => ({
      action: actions.signReady,
      estimatedDeliveryTime: "14",
      connectFee: "100",
      monthlyFee: "49,90",
      validUntilDate: asFinnish(dayFromNow(90)),
    }));
  });

  await test.step("the orders go by a file, and are confirmed, delivered and made ready by files", async () => {
    await page.goto("/subscriber/imports");
    const head = ["subscriberConnectionId", "targetAddress", "targetAddress.postalCode", "product", "requestedDate"];
    await bring(page, "tilaukset.csv", [
      [...head, "deliveryType", "contractLength", ...contactColumns],
      ...all
        .filter(isReached)
        .map((site) => [`${own}-${site}`, streetOf(site), "40100", product, day, "normal", "24", ...contact]),
    ]);
    await send(page, reached);
    await answering("Order");
    await answerByFile(seller, () => ({ action: actions.startProcessing }));
    await answerByFile(seller, ({ subscriberConnectionId = "" }) => ({
      action: actions.confirm,
      estimatedDeliveryDate: day,
      supplierConnectionId: `S-${subscriberConnectionId}`,
    }));
    await answerByFile(seller, () => ({ action: actions.deliver }));
    await answerByFile(seller, () => ({
      action: actions.signReady,
      actualDeliveryDate: asFinnish(dayFromNow(0)),
      monthlyFee: "49,90",
      connectionDetails: "Kytketty",
    }));
  });

  await test.step("the register of both has them, with their sum", async () => {
    const sum = reached * 49.9;
    await page.goto("/subscriber/connections");
    await expect(page.getByRole("group", { name: connections.sums })).toContainText(
      sum.toLocaleString("fi-FI", { minimumFractionDigits: 2 }).replaceAll(/\s/g, " "),
    );
    expect(await findViolations(page)).toEqual([]);
    await seller.goto(`/vendor/connections?q=${encodeURIComponent(`S-${own}-0`)}`);
    await expect(seller.getByText(`S-${own}-0`).first()).toBeVisible();
  });
  await seller.close();
});
