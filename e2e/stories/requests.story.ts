import { texts } from "@runko/domain/texts/texts";
import { chooseAction, expectState, live, shownField, subscriberPath, vendorPath } from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const { questions, requests: words, actionInputs, documents } = texts;
const { inputs, dialogs } = actionInputs;
const label = (action: keyof typeof documents.actions) => documents.actions[action]("Order");

test("a confirmed order is changed on request, and cancelled on another, at a charge that its subscriber accepts", async ({
  enter,
}) => {
  const order = await makeDocument("Order", parties);
  await bringTo("CONFIRMED", parties.from, order.id);
  const subscriber = await enter(parties.by, subscriberPath(order.id));
  const supplier = await enter(parties.from, vendorPath(order.id));

  await test.step("a change is asked for, and holds once it is accepted", async () => {
    await chooseAction(subscriber, "requestAmend");
    const dialog = subscriber.getByRole("dialog", { name: dialogs.requestAmend.title });
    await labelled(dialog, "textbox", dialogs.requestAmend.inputs?.text?.label ?? "").fill("Avain vaihtui");
    await labelled(dialog, "button", label("requestAmend")).click();
    await expect(dialog.getByText(texts.issues.NOTHING_REQUESTED as string)).toBeVisible();
    await labelled(dialog, "combobox", words.wished).fill(documents.fields.passageInstructions);
    await subscriber.getByRole("option", { name: documents.fields.passageInstructions }).click();
    await labelled(dialog, "textbox", documents.fields.passageInstructions).fill("Avain huoltoyhtiöltä");
    await labelled(dialog, "button", label("requestAmend")).click();
    await expect(dialog).toBeHidden();
    await expect(supplier.getByText(questions.waits.amendRequest.mine)).toBeVisible(live);
    await labelled(supplier, "button", label("acceptRequest")).click();
    const answer = supplier.getByRole("dialog", { name: words.amending.acceptRequest.title });
    await expect(answer.getByText("Avain huoltoyhtiöltä")).toBeVisible();
    await labelled(answer, "button", label("acceptRequest")).click();
    await expect(answer).toBeHidden();
    const both = ["Avain huoltoyhtiöltä", "Avain huoltoyhtiöltä"];
    await expect(shownField(subscriber, documents.fields.passageInstructions)).toHaveText(both, live);
    await expectState(subscriber, "CONFIRMED");
  });

  await test.step("the subscriber asks, and a missing reason is told at its field", async () => {
    await chooseAction(subscriber, "requestCancel");
    const dialog = subscriber.getByRole("dialog", { name: dialogs.requestCancel.title });
    await labelled(dialog, "button", label("requestCancel")).click();
    await expect(labelled(dialog, "textbox", inputs.cancelReason.label)).toBeFocused();
    await labelled(dialog, "textbox", inputs.cancelReason.label).fill("Muutto peruuntui");
    await labelled(dialog, "button", label("requestCancel")).click();
    await expect(dialog).toBeHidden();
    await expect(subscriber.getByText(questions.waits.cancelRequest.theirs.supplier)).toBeVisible();
  });

  await test.step("the supplier reads why, and wants a charge", async () => {
    await expect(supplier.getByText(questions.waits.cancelRequest.mine)).toBeVisible(live);
    await labelled(supplier, "button", label("acceptWithCharge")).click();
    const dialog = supplier.getByRole("dialog", { name: dialogs.acceptWithCharge.title });
    await expect(dialog.getByText("Muutto peruuntui")).toBeVisible();
    await labelled(dialog, "textbox", inputs.charge.label).fill("0");
    await labelled(dialog, "button", label("acceptWithCharge")).click();
    await expect(dialog.getByText(texts.issues.NOTHING_CHARGED as string)).toBeVisible();
    await labelled(dialog, "textbox", inputs.charge.label).fill("150");
    await labelled(dialog, "button", label("acceptWithCharge")).click();
    await expect(dialog).toBeHidden();
    await expect(supplier.getByText(questions.waits.cancelCharge.theirs.subscriber)).toBeVisible();
    await expectState(supplier, "CONFIRMED");
  });

  await test.step("the subscriber sees what it costs, accepts it, and the order is cancelled for both", async () => {
    await expect(subscriber.getByText(questions.waits.cancelCharge.mine)).toBeVisible(live);
    await labelled(subscriber, "button", label("acceptCharge")).click();
    const dialog = subscriber.getByRole("dialog", { name: dialogs.acceptCharge.title });
    await expect(dialog.getByText(words.charge(texts.formats.money("150.00")))).toBeVisible();
    await labelled(dialog, "button", label("acceptCharge")).click();
    await expect(dialog).toBeHidden();
    await expectState(subscriber, "CANCELLED");
    await expectState(supplier, "CANCELLED");
    const name = `${words.kinds.cancel}: ${words.states.accepted}`;
    await expect(supplier.getByRole("article", { name })).toBeVisible(live);
  });
});
