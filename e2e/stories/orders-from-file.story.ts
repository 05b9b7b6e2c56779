import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.imports;

test("a subscriber brings a file of orders, mends a cell where it stands, sends the rows and opens what they became", async ({
  page,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const name = uniqueId("Valokuitu");
  await makeProductOf(supplier, plainLine.group, name);
  const [first, second] = [uniqueId("TIEDOSTO"), uniqueId("TIEDOSTO")];
  const day = asFinnish(dayFromNow(60));
  const shared = `Kauppahuone Åström;Aino Korhonen;+358 40 123 4567;${name};normal;24`;
  const header =
    "subscriberConnectionId;targetAddress;targetAddress.postalCode;requestedDate;customerName;contactName;contactPhone;product;deliveryType;contractLength";
  const rows = [`${first};Hämeenkatu 12 B 3;33100;${day};${shared}`, `${second};Hämeenkatu 13;33100;joskus;${shared}`];

  await enterAs(page, subscriber, "/subscriber");
  await labelled(page, "link", words.menu).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "tilaukset.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([header, ...rows].join("\r\n")),
  });
  await expect(labelled(page, "heading", "tilaukset.csv")).toBeVisible();
  await expect(page.getByText(words.counts.errors(1))).toBeVisible();

  const cell = words.cell("requestedDate", 3);
  await labelled(page, "button", words.mend(cell, "joskus")).click();
  await labelled(page, "textbox", cell).fill(day);
  await labelled(page, "textbox", cell).press("Enter");
  await expect(page.getByText(words.counts.right(2))).toBeVisible();

  await labelled(page, "button", words.send(2)).click();
  await labelled(page.getByRole("dialog"), "button", words.send(2)).click();
  await expect(page.getByText(words.allSent(2))).toBeVisible();
  await page.getByRole("link", { name: /^TID/ }).first().click();
  await expect(page.getByText(first).first()).toBeVisible();
});
