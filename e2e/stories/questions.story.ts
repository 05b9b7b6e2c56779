import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import {
  actionButton,
  chooseAction,
  expectState,
  live,
  shownField,
  subscriberPath,
  vendorPath,
} from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { questions: words, actionInputs, documents } = texts;
const { fields, actions } = documents;
const [asking, answering] = [actionInputs.dialogs.askQuestion, actionInputs.dialogs.answerQuestion];

test("the supplier of a confirmed order asks, and the subscriber answers and corrects", async ({ enter }) => {
  const order = await makeDocument("Order", parties);
  await bringTo("CONFIRMED", parties.from, order.id);
  const subscriber = await enter(parties.by, subscriberPath(order.id));
  const supplier = await enter(parties.from, vendorPath(order.id));

  await test.step("a question without its text is refused at the field, then it waits for the subscriber", async () => {
    await chooseAction(supplier, "askQuestion");
    const dialog = supplier.getByRole("dialog", { name: asking.title });
    await labelled(dialog, "textbox", actionInputs.inputs.answerBy.label).fill(asFinnish(dayFromNow(7)));
    await labelled(dialog, "button", actions.askQuestion("Order")).click();
    await expect(labelled(dialog, "textbox", asking.inputs?.text?.label ?? "")).toBeFocused();
    await labelled(dialog, "textbox", asking.inputs?.text?.label ?? "").fill("Kuka avaa oven?");
    await labelled(dialog, "combobox", actionInputs.inputs.correctable.label).fill(fields.passageInstructions);
    await supplier.getByRole("option", { name: fields.passageInstructions }).click();
    await labelled(dialog, "button", actions.askQuestion("Order")).click();
    await expect(dialog).toBeHidden();
    await expect(supplier.getByText(words.waits.question.theirs.subscriber)).toBeVisible();
    await expect(supplier.getByRole("article", { name: "Kuka avaa oven?" })).toBeVisible();
  });

  await test.step("the subscriber finds it among what waits, and answers with a correction", async () => {
    await expect(subscriber.getByText(words.waits.question.mine)).toBeVisible(live);
    await subscriber.goto("/subscriber/documents?type=Order&waiting=1");
    await subscriber
      .getByRole("link", { name: String(order.id) })
      .first()
      .click();
    await actionButton(subscriber, "answerQuestion").click();
    const dialog = subscriber.getByRole("dialog", { name: answering.title });
    await expect(dialog.getByText("Kuka avaa oven?")).toBeVisible();
    await labelled(dialog, "textbox", answering.inputs?.text?.label ?? "").fill("Huoltoyhtiö");
    await labelled(dialog, "textbox", fields.passageInstructions).fill("Soita 09 123 456");
    await labelled(dialog, "button", actions.answerQuestion("Order")).click();
    await expect(dialog).toBeHidden();
    await expect(subscriber.getByText(words.waits.question.mine)).toBeHidden();
  });

  await test.step("the supplier reads both, and the order is where it was", async () => {
    await expect(supplier.getByText("Huoltoyhtiö")).toBeVisible(live);
    await expect(shownField(supplier, fields.passageInstructions)).toHaveText("Soita 09 123 456", live);
    await expectState(supplier, "CONFIRMED");
  });
});
