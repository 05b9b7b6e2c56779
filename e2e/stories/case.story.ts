import { texts } from "@runko/domain/texts/texts";
import { live, subscriberPath } from "../support/document-page.ts";
import { changeDocument, makeDocument, ofOrder } from "../support/handle-document.ts";
import { makeReadyOrder } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const words = texts.caseView;
const { types, derived, states } = texts.documents;

test("a case is told as one story, from the order to its end, and follows live", async ({ enter }) => {
  const order = await makeReadyOrder(parties);
  const change = await makeDocument("ChangeOrder", parties, {
    ...ofOrder(order),
    document: { modificationTypes: ["speed"], capacity: "10 Gbit/s" },
  });
  const page = await enter("otherSubscriber", subscriberPath(order.id));
  await labelled(page, "link", texts.documentPage.caseLink(order.caseId)).click();
  await expect(labelled(page, "heading", words.title(order.caseId))).toBeVisible();
  await expect(page).toHaveURL(/view=case/);

  const part = (type: keyof typeof types, tid: number) =>
    page.getByRole("article", { name: `${types[type].one} TID ${tid}`, exact: true });
  await expect(page.getByRole("list", { name: words.label }).getByRole("article")).toHaveCount(2);
  await expect(part("Order", order.id).getByText(states.READY, { exact: true }).first()).toBeVisible();
  await expect(part("ChangeOrder", change.id).getByText(states.OPEN, { exact: true }).first()).toBeVisible();
  await expect(part("ChangeOrder", change.id)).toContainText(words.from(`${types.Order.one} TID ${order.id}`));

  await changeDocument("otherSubscriber", "SUBSCRIBER", change, { action: "cancel", reason: "Turha muutos" });
  await expect(part("ChangeOrder", change.id).getByText(derived.unconfirmedCancellation)).toBeVisible(live);

  await page.reload();
  await part("ChangeOrder", change.id).getByRole("link").click();
  await expect(page).toHaveURL(subscriberPath(change.id));
  await page.goBack();
  await expect(labelled(page, "heading", words.title(order.caseId))).toBeVisible();
});

test("from a ready order the page leads to a change, an end and a fault, each with its order filled in", async ({
  enter,
}) => {
  const order = await makeReadyOrder(parties);
  const page = await enter("otherSubscriber", subscriberPath(order.id));
  for (const action of ["createChangeOrder", "createCancelOrder", "createFault", "copy"] as const) {
    await labelled(page, "button", texts.documentPage.moreActions).click();
    await page.getByRole("menuitem", { name: texts.documents.actions[action]("Order"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/subscriber/documents/new\\?.*source=${order.id}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(subscriberPath(order.id));
  }
});
