import { texts } from "@runko/domain/texts/texts";
import { exportedFile } from "../support/exported-file.ts";
import { makeDocument } from "../support/handle-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const words = texts.answers;
const { columns } = words;

test("a supplier downloads what it may answer, brings the answers back, and mends the row that is wrong", async ({
  enter,
}) => {
  const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
  const yes = await makeDocument("AvailabilityRequest", parties);
  const no = await makeDocument("AvailabilityRequest", parties);
  const page = await enter("otherSupplier", "/vendor/documents?type=AvailabilityRequest");
  const { name, content } = await exportedFile(page, words.download, words.menu);
  expect(name).toMatch(/\.xlsx$/);
  expect(content.subarray(0, 2).toString()).toBe("PK");

  await labelled(page, "button", words.menu).click();
  await labelled(page, "menuitem", words.upload).click();
  const dialog = page.getByRole("dialog", { name: words.upload });
  const head = [columns.eventId, columns.version, columns.action, columns.estimatedDeliveryTime, columns.reason];
  const bring = async (days: string) => {
    const lines = [
      head,
      [yes.id, yes.version, words.actions.signReady, days, ""],
      [no.id, no.version, words.actions.reject, "", texts.enumerations.handlingReason.noNetwork],
    ];
    const buffer = Buffer.from(lines.map((line) => line.join(";")).join("\r\n"));
    await dialog.getByLabel(words.file).setInputFiles({ name: "vastaukset.csv", mimeType: "text/csv", buffer });
  };
  await bring("13");
  await expect(dialog.getByRole("list", { name: words.wrong(1) })).toContainText(columns.estimatedDeliveryTime);
  await expect(labelled(dialog, "button", words.send(1))).toBeEnabled();
  await bring("14");
  await labelled(dialog, "button", words.send(2)).click();
  await expect(dialog.getByText(words.counts({ rows: 2, ready: 0, sent: 2, wrong: 0 }))).toBeVisible();
  await expect(labelled(dialog, "button", words.result)).toBeVisible();
});
