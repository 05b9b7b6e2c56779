import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { readFile } from "node:fs/promises";
import { startBreakingProxy } from "../support/breaking-proxy.ts";
import { live, subscriberPath, vendorPath } from "../support/document-page.ts";
import { holdSnackbars } from "../support/hold-snackbars.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.attachments;
const megabyte = 1024 * 1024;
const largest = 20 * megabyte;
const fast = -1;
const patient = { timeout: 60_000 };

const file = (name: string, size: number) => ({ name, mimeType: "text/plain", buffer: Buffer.alloc(size, "a") });
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator("input[type=file]").setInputFiles(files);
const rowOf = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });

/** Sets the speed of the page's connection, in bytes a second; 0 breaks it. */
async function connectionOf(page: Page): Promise<(uploadThroughput: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (uploadThroughput) => {
    await session.send("Network.emulateNetworkConditions", {
      offline: uploadThroughput === 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
}

test("20 MB over a connection that breaks: progress, failure, another try, and the other party's copy", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_PROXY|Failed to load resource/);
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const { proxy, mend, stop } = await startBreakingProxy(5 * megabyte);
  const subscriber = await enter("otherSubscriber", subscriberPath(id), { proxy });
  const supplier = await enter("otherSupplier", vendorPath(id));
  const row = rowOf(subscriber, "suunnitelma.txt");

  await choose(subscriber, file("suunnitelma.txt", largest));
  await expect(row.getByText(texts.common.networkFailure)).toBeVisible(patient);
  mend();
  await labelled(row, "textbox", words.descriptionOf("suunnitelma.txt")).fill("Kaapelireitti");
  await labelled(row, "button", words.retryOf("suunnitelma.txt")).click();
  await expect(row.getByText(words.states.sent)).toBeVisible(patient);

  await labelled(subscriber, "button", words.addToDocument(1)).click();
  await expect(labelled(supplier, "button", "suunnitelma.txt")).toBeVisible(live);
  await expect(supplier.getByText("Kaapelireitti")).toBeVisible();
  await expect(supplier.getByText(texts.enumerations.historyLabel.file_added)).toBeVisible(live);
  const [download] = await Promise.all([
    supplier.waitForEvent("download"),
    labelled(supplier, "button", "suunnitelma.txt").click(),
  ]);
  expect(download.suggestedFilename()).toBe("suunnitelma.txt");
  expect((await readFile(await download.path())).byteLength).toBe(largest);
  await subscriber.close();
  await stop();
});

test("several at once: one too large, one stopped and tried again, and a deletion undone", async ({ enter }) => {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const subscriber = await enter("otherSubscriber", subscriberPath(id));
  const supplier = await enter("otherSupplier", vendorPath(id));

  const connect = await connectionOf(subscriber);
  await connect(megabyte / 2);
  await choose(
    subscriber,
    file("pieni.txt", 10),
    file("liian suuri.txt", largest + 1),
    file("hidas.txt", 4 * megabyte),
  );
  await expect(rowOf(subscriber, "liian suuri.txt").getByRole("alert")).toContainText("20 Mt");
  const slow = rowOf(subscriber, "hidas.txt");
  await expect(slow.getByRole("progressbar")).toBeVisible();
  await expect(slow.getByText(/^[1-9]\d?\s%$/)).toBeVisible(patient);
  await labelled(slow, "button", words.cancelOf("hidas.txt")).click();
  await expect(slow.getByText(words.states.cancelled)).toBeVisible();
  await connect(fast);
  await labelled(slow, "button", words.retryOf("hidas.txt")).click();
  await labelled(subscriber, "button", words.addToDocument(2)).click();
  for (const name of ["pieni.txt", "hidas.txt"]) {
    await expect(labelled(subscriber, "button", name)).toBeVisible(patient);
    await expect(labelled(supplier, "button", name)).toBeVisible(live);
    await expect(labelled(supplier, "button", texts.common.remove(name))).toBeHidden();
  }

  const remove = labelled(subscriber, "button", texts.common.remove("pieni.txt"));
  await holdSnackbars(subscriber);
  await remove.click();
  await expect(labelled(subscriber, "button", "pieni.txt")).toBeHidden();
  await labelled(subscriber, "button", texts.common.undo).click();
  await expect(labelled(subscriber, "button", "pieni.txt")).toBeVisible();
  await remove.click();
  await labelled(subscriber.getByRole("status"), "button", texts.common.close).click();
  await expect(labelled(supplier, "button", "pieni.txt")).toBeHidden(live);
  await expect(labelled(supplier, "button", "hidas.txt")).toBeVisible();
});
