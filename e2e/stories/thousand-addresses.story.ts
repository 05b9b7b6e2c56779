import { texts } from "@runko/domain/texts/texts";
import { anyVersion, apiUser } from "../support/api-user.ts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.availability.batch;
const { imports } = texts;
const labels = texts.documents.fields;

test("a subscriber sees what can be had at the addresses of a file, and asks the rest as a file", async ({ page }) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const name = uniqueId("Valokuitu");
  const id = await makeProductOf(supplier, plainLine.group, name);
  const { call } = await apiUser("productAdmin");
  const area = { kind: "postalCode", code: "33100", verdict: "served", note: "", deliveryDays: 14 };
  await call(`organizations/${supplier.id}/products/${id}/areas`, {
    method: "PATCH",
    headers: anyVersion,
    body: { areas: [{ ...area, connectFee: null, monthlyFee: "19.90" }] },
  });

  await enterAs(page, subscriber, "/subscriber/availability");
  await page.locator("input[type=file]").setInputFiles({
    name: "osoitteet.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      [
        "viite;katuosoite;postinumero;postitoimipaikka",
        "K-1;Hämeenkatu 12;33100;Tampere",
        "K-2;Mannerheimintie 5;00100;Helsinki",
        "K-3;Kauppakatu 3;40100;Jyväskylä",
      ].join("\r\n"),
    ),
  });
  const answers = page.getByRole("region", { name: words.answers }).last();
  await expect(answers.getByRole("row").filter({ hasText: "K-1" })).toContainText(words.short.likely);
  await expect(answers.getByRole("row").filter({ hasText: "K-2" })).toContainText(words.short.ask);
  await expect(page.getByText(words.summary({ yes: 0, likely: 1, ask: 2, no: 0 }))).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent("download"), labelled(page, "button", words.download).click()]);
  expect(saved.suggestedFilename()).toBe(words.fileName("osoitteet.csv"));

  const batch = page.url();
  // The demo's suppliers sell to everybody: they are left out.
  await page.getByRole("button", { name: words.askMissing(0).split(",")[0] ?? "" }).click();
  const dialog = page.getByRole("dialog");
  await expect(labelled(dialog, "checkbox", words.requests(supplier.name, 2))).toBeChecked();
  for (const box of await dialog.getByRole("checkbox").all())
    if (!(await box.evaluate((input, own) => input.closest("label")?.textContent?.includes(own), supplier.name)))
      await box.uncheck();
  await expect(dialog.getByRole("heading", { name: words.askMissing(2) })).toBeVisible();
  await labelled(dialog, "button", words.make).click();
  await expect(dialog).toContainText(texts.issues.REQUIRED as string);
  await labelled(dialog, "textbox", labels.requestedDate).fill(asFinnish(dayFromNow(30)));
  await labelled(dialog, "textbox", labels.capacity).fill("1 Gbit/s");
  await labelled(dialog, "combobox", labels.interface).selectOption({ index: 1 });
  await labelled(dialog, "button", words.make).click();

  await labelled(page, "button", imports.send(2)).click();
  await labelled(page.getByRole("dialog"), "button", imports.send(2)).click();
  await expect(page.getByText(imports.allSent(2))).toBeVisible();
  await page.goto(batch);
  await expect(page.getByText(words.progress(0, 2))).toBeVisible();
});
