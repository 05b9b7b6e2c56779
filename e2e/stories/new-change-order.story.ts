import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { expectState } from "../support/document-page.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { readMade, sendByTenClicks, startNew, written } from "../support/new-document-form.ts";
import { toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";

const type = "ChangeOrder";
const [by, from] = ["otherSubscriber", "otherSupplier"] as const;
const words = texts.documentForm;
const { fields, groups } = texts.documents;
const { modificationType } = texts.enumerations;

test("a change order finds its order by the case, and asks what the modification touches", async ({ enter }) => {
  const made = await makeOrder({ by, from });
  await bringTo("READY", from, made.id);
  const order = await readMade(by, made.id);
  const page = await enter(by, "/subscriber");
  await startNew(page, type);

  const search = page.getByLabel(words.findOrder.search, { exact: true });
  const found = page.getByRole("link", { name: `TID ${order.id}` });
  await expect(search).toBeFocused();
  await page.keyboard.type(`CID ${order.caseId}`);
  await expect(page.getByText(words.findOrder.found(1))).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(found).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(search).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.source.from.FROM_EXISTING)).toBeVisible();
  await expect(written(page, type, "subscriberConnectionId")).toHaveValue(made.connectionId);

  const choice = (name: string) => labelled(page, "checkbox", name);
  await expect(written(page, type, "capacity")).toBeHidden();
  await choice(modificationType.speed).check();
  await expect(written(page, type, "capacity")).toBeVisible();
  await expect(page.getByRole("heading", { name: groups.addresses })).toBeHidden();
  await choice(modificationType.address).check();
  const street = labelled(labelled(page, "group", fields.targetAddress), "textbox", words.addressParts.streetName);
  await expect(street).toHaveValue("Hämeenkatu");
  await street.fill("Satakunnankatu");
  await choice(modificationType.speed).uncheck();
  await expect(written(page, type, "capacity")).toBeHidden();
  await written(page, type, "requestedDate").fill(asFinnish(dayFromNow(60)));
  await toSummary(page);
  const change = await readMade(by, await sendByTenClicks(page, type));
  await expectState(page, "OPEN");
  expect(change).toMatchObject({
    documentType: type,
    caseId: order.caseId,
    sourceEventId: order.id,
    document: { modificationTypes: ["address"], targetAddress: { streetName: "Satakunnankatu", postalCode: "33100" } },
  });
  expect(change.document).not.toHaveProperty("capacity");
});
