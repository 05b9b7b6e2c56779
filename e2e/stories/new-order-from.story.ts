import { texts } from "@runko/domain/texts/texts";
import { dayFromNow, asFinnish } from "../support/dates.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { makeReadyInquiry, readMade, sendByTenClicks, written } from "../support/new-document-form.ts";
import { fillCommonPart, nextStep, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const [by, from] = ["otherSubscriber", "otherSupplier"] as const;
const words = texts.documentForm;
const { fields } = texts.documents;
const sourceUrl = (status: string, source: number) =>
  `/subscriber/documents/new?type=Order&mode=new&status=${status}&source=${source}`;

test("an order from an inquiry shows what was offered, and knows what was asked", async ({ enter }) => {
  const { id } = await makeOrder({ by, from });
  const first = await readMade(by, id);
  const inquiryId = await makeReadyInquiry(by, from, first, 30);
  const page = await enter(by, sourceUrl("NEW", inquiryId));
  const validity = words.source.validUntil(asFinnish(dayFromNow(30)));
  await expect(page.getByText(validity)).toBeVisible();
  await expect(page.getByText("45,50").first()).toBeVisible();
  await expect(labelled(page, "combobox", words.supplier)).toBeDisabled();
  await nextStep(page);
  await expect(labelled(page, "textbox", fields.customerName)).toHaveValue(String(first.document["customerName"]));
  await expect(labelled(page, "combobox", fields.contractLength)).toHaveValue("24");
  await written(page, "Order", "subscriberConnectionId").fill(uniqueId("TUN"));
  await toSummary(page);
  const ordered = await readMade(by, await sendByTenClicks(page, "Order"));
  const inquiry = await readMade(by, inquiryId);
  expect(ordered).toMatchObject({ caseId: inquiry.caseId, sourceEventId: inquiryId });
  expect(inquiry).toMatchObject({ ordered: true });

  await page.goto(sourceUrl("NEW", inquiryId));
  await expect(page.getByText(words.source.cannotTitle)).toBeVisible();
  await expect(page.getByText(texts.documentRefusals.ALREADY_ORDERED)).toBeVisible();
});

test("a copy asks for a connection id of its own, and tells while typing that one is taken", async ({ enter }) => {
  const order = await makeOrder({ by, from, document: { subscriberInfo: "Avain huoltoyhtiöltä" } });
  const page = await enter(by, sourceUrl("COPY", order.id));
  await expect(page.getByText(words.source.copyHelp)).toBeVisible();
  await nextStep(page);
  const connectionId = written(page, "Order", "subscriberConnectionId");
  await expect(connectionId).toHaveValue("");
  await expect(labelled(page, "textbox", fields.subscriberInfo)).toHaveValue("Avain huoltoyhtiöltä");
  await connectionId.fill(order.connectionId);
  await expect(page.getByText(words.connectionIdInUse(order.connectionId))).toBeVisible();

  const own = uniqueId("TUN");
  await fillCommonPart(page, { connectionId: own, customerName: uniqueId("Asiakas") });
  await expect(page.getByText(words.connectionIdInUse(order.connectionId))).toBeHidden();
  await toSummary(page);
  const copy = await readMade(by, await sendByTenClicks(page, "Order"));
  expect(copy).toMatchObject({ sourceEventId: order.id, document: { subscriberConnectionId: own } });
  expect(copy.caseId).not.toBe((await readMade(by, order.id)).caseId);
});

test("a source that is not there is told by its TID", async ({ enter, troubles }) => {
  troubles.allow(/404/);
  const page = await enter(by, sourceUrl("COPY", 999_999_999));
  await expect(page.getByText(words.source.missing(999_999_999))).toBeVisible();
});
