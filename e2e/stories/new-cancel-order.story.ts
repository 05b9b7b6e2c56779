import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { expectState } from "../support/document-page.ts";
import { bringTo } from "../support/handle-order.ts";
import { makeOrder } from "../support/make-order.ts";
import { readMade, sendByTenClicks, startNew, written } from "../support/new-document-form.ts";
import { supplierNames } from "../support/offers.ts";
import { toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const type = "CancelOrder";
const [by, from] = ["otherSubscriber", "otherSupplier"] as const;
const words = texts.documentForm;

test("a cancel order finds its order by the supplier's id, and its draft remembers which", async ({ enter }) => {
  const made = await makeOrder({ by, from });
  await bringTo("READY", from, made.id);
  const order = await readMade(by, made.id);
  const page = await enter(by, "/subscriber");
  await startNew(page, type);

  const search = page.getByLabel(words.findOrder.search, { exact: true });
  await search.fill(uniqueId("EI"));
  await expect(page.getByText(words.findOrder.nothingFound)).toBeVisible();
  await search.fill(String(order.document["supplierConnectionId"]));
  await page.keyboard.press("Enter");

  const reason = uniqueId("Muutto");
  await written(page, type, "endReason").fill(reason);
  await expect(page.getByText(texts.newDocument.drafts.saved("").trim())).toBeVisible();
  await page.goto("/subscriber");
  await page
    .getByRole("listitem")
    .filter({ hasText: texts.documents.types[type].one })
    .filter({ hasText: supplierNames[from] })
    .first()
    .getByRole("link", { name: texts.newDocument.drafts.resume })
    .click();
  await expect(written(page, type, "endReason")).toHaveValue(reason);
  await expect(page.getByText(words.source.from.FROM_EXISTING)).toBeVisible();

  await toSummary(page);
  await expect(page.getByRole("group", { name: texts.common.form.summaryTitle(1) })).toBeFocused();
  await written(page, type, "requestedDate").fill(asFinnish(dayFromNow(30)));
  await toSummary(page);
  const end = await readMade(by, await sendByTenClicks(page, type));
  await expectState(page, "OPEN");
  expect(end).toMatchObject({ caseId: order.caseId, sourceEventId: order.id, document: { endReason: reason } });

  await page.goto(`/subscriber/documents/new?type=ChangeOrder&mode=new&status=FROM_EXISTING&source=${order.id}`);
  await expect(page.getByText(texts.documentRefusals.CASE_HAS_UNFINISHED_CHANGE)).toBeVisible();
});
