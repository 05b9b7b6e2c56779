import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { actionButton, chooseAction, live, shownField, subscriberPath, vendorPath } from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const { fields, actions, derived } = texts.documents;
const words = texts.deliveryDates;
const { delayReason } = texts.enumerations;
const asked = texts.actionInputs.dialogs.reportJeopardy.inputs;
const secret = "Operaattorin kortti puuttuu";

test("a delay is told along a chain with one press a step, held until a day is known", async ({ enter }) => {
  const original = await makeDocument("Order", { by: "otherSubscriber", from: "supplier" });
  const forward = await makeDocument(
    "Order",
    { by: "supplier", from: "otherSupplier" },
    { source: { eventId: original.id, mode: "FORWARD" } },
  );
  await bringTo("CONFIRMED", "supplier", original.id);
  await bringTo("CONFIRMED", "otherSupplier", forward.id);
  const last = await enter("otherSupplier", vendorPath(forward.id));
  const middle = await enter("supplier", vendorPath(original.id));
  const first = await enter("otherSubscriber", subscriberPath(original.id));

  await test.step("the last one tells of it, and is asked why", async () => {
    await chooseAction(last, "reportJeopardy");
    const dialog = last.getByRole("dialog");
    await labelled(dialog, "button", actions.reportJeopardy("Order")).click();
    await expect(dialog.getByText(texts.issues.REQUIRED as string)).toHaveCount(2);
    await dialog.getByRole("combobox").selectOption(delayReason.CAPACITY_ISSUE);
    await labelled(dialog, "textbox", asked?.text?.label ?? "").fill(secret);
    await labelled(dialog, "button", actions.reportJeopardy("Order")).click();
    await expect(dialog).toBeHidden();
    await expect(last.getByText(words.held)).toBeVisible();
  });

  await test.step("the forwarder passes it on with one press, without the words", async () => {
    await labelled(middle, "button", words.pass.button).click(live);
    await expect(labelled(middle, "button", words.pass.button)).toHaveCount(0);
    await expect(first.getByText(words.held)).toBeVisible(live);
    await expect(first.getByRole("main").getByText(derived.held.toLowerCase()).first()).toBeVisible();
    await expect(first.getByText(new RegExp(delayReason.CAPACITY_ISSUE)).first()).toBeVisible();
    await expect(first.getByText(secret)).toHaveCount(0);
    await expect(actionButton(first, "acceptDate")).toHaveCount(0);
  });

  await test.step("the day is known, goes the same way, and is accepted", async () => {
    await actionButton(last, "reportJeopardy").click();
    const dialog = last.getByRole("dialog");
    await labelled(dialog, "textbox", asked?.date?.label ?? "").fill(asFinnish(dayFromNow(40)));
    await dialog.getByRole("combobox").selectOption(delayReason.WEATHER);
    await labelled(dialog, "textbox", asked?.text?.label ?? "").fill(secret);
    await labelled(dialog, "button", actions.reportJeopardy("Order")).click();
    await expect(dialog).toBeHidden();
    await labelled(middle, "button", words.pass.button).click(live);
    await actionButton(first, "acceptDate").click(live);
    for (const page of [middle, first]) {
      await expect(shownField(page, fields.estimatedDeliveryDate)).toHaveText(asFinnish(dayFromNow(40)), live);
      await expect(page.getByRole("list", { name: words.section("Order") }).getByRole("listitem")).toHaveCount(3, live);
      await expect(page.getByText(words.held, { exact: true })).toHaveCount(0);
    }
  });
});
