import { texts } from "@runko/domain/texts/texts";
import { dayFromNow } from "../support/dates.ts";
import { live, shownField, subscriberPath, vendorPath } from "../support/document-page.ts";
import { changeDocument, makeDocument } from "../support/handle-document.ts";
import { countPresses } from "../support/count-presses.ts";
import { labelled } from "../support/labelled.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { nextStep, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";

const type = "Inquiry";
const words = texts.forwarding;
const { actions, fields, types } = texts.documents;
const answer = {
  estimatedDeliveryTime: 14,
  connectFee: "777.00",
  monthlyFee: "77.00",
  validUntilDate: dayFromNow(30),
  supplierInfo: "Kuitu kulkee tontin rajalla",
};

test("an inquiry over three operators: forwarded, answered, and the answer brought back without prices", async ({
  enter,
}) => {
  const original = await makeDocument(type, { by: "otherSubscriber", from: "supplier" });
  const middle = await enter("supplier", vendorPath(original.id));

  await test.step("its supplier forwards it to an own supplier", async () => {
    const dialog = middle.getByRole("dialog");
    const ask = async () => {
      await labelled(middle, "button", texts.documentPage.moreActions).click();
      await middle.getByRole("menuitem", { name: actions.forward(type) }).click();
    };
    await ask();
    await labelled(dialog, "button", words.next).click();
    await expect(dialog.getByText(words.chooseOne)).toBeVisible();
    await middle.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const presses = await countPresses(middle);
    await ask();
    await labelled(dialog, "radio", supplierNames.otherSupplier).check();
    await labelled(dialog, "button", words.next).click();
    await expect(labelled(middle, "combobox", texts.documentForm.supplier)).toHaveValue(supplierNames.otherSupplier);
    await expect(labelled(middle, "combobox", texts.documentForm.productGroup)).toHaveValue(plainLine.group);
    expect(await presses()).toBeLessThanOrEqual(4);
    await middle.getByRole("radio", { name: plainLine.product }).check();
    await nextStep(middle);
    await toSummary(middle);
    await labelled(middle, "button", actions.create(type)).click();
    await expect(middle).toHaveURL(vendorPath(original.id));
    expect(await presses(), "presses until it is sent").toBeLessThanOrEqual(8);
  });

  const forwards = middle.getByRole("list", { name: words.forwards });
  await expect(forwards.getByRole("listitem")).toContainText(words.forwardedTo(supplierNames.otherSupplier));
  const name = await forwards.getByRole("link").textContent();
  const forwarded = { id: Number(/\d+$/.exec(name ?? "")?.[0]), documentType: type } as const;

  await test.step("the last one answers, and knows nothing of the first", async () => {
    const last = await enter("otherSupplier", vendorPath(forwarded.id));
    await expect(last.getByRole("heading", { level: 1 })).toContainText(String(forwarded.id));
    await expect(last.getByText(String(original.id))).toHaveCount(0);
    await expect(last.getByRole("heading", { name: words.section })).toHaveCount(0);
    await changeDocument("otherSupplier", "SUPPLIER", forwarded, { action: "startProcessing" });
    await changeDocument("otherSupplier", "SUPPLIER", forwarded, { action: "signReady", document: answer });
  });

  await test.step("the answer is brought back, the prices only when chosen", async () => {
    await labelled(middle, "button", actions.transferToOriginal(type)).click();
    const dialog = middle.getByRole("dialog");
    await expect(dialog.getByText(answer.supplierInfo)).toBeVisible();
    await expect(dialog.getByText("777,00")).toHaveCount(0);
    await labelled(dialog, "checkbox", words.fees).check();
    await expect(dialog.getByText(/777,00/)).toBeVisible();
    await labelled(dialog, "checkbox", words.fees).uncheck();
    await labelled(dialog, "button", actions.transferToOriginal(type)).click();
    await expect(dialog).toBeHidden();
    await expect(shownField(middle, fields.supplierInfo)).toHaveText(answer.supplierInfo);
    await expect(middle.getByText(texts.eventLog.titles.transferToOriginal)).toBeVisible(live);
    await expect(middle.getByText(/777,00/)).toHaveCount(0);
  });

  await test.step("once the original is ready, it takes no more, and the forward's page says so", async () => {
    await changeDocument("supplier", "SUPPLIER", original, { action: "startProcessing" });
    const own = { ...answer, connectFee: "999.00" };
    await changeDocument("supplier", "SUPPLIER", original, { action: "signReady", document: own });
    await forwards.getByRole("link").click();
    await expect(middle.getByRole("heading", { level: 1 })).toContainText(String(forwarded.id));
    await expect(labelled(middle, "link", `${types[type].one} TID ${original.id}`)).toBeVisible();
    await middle.reload();
    const transfer = labelled(middle, "button", actions.transferToOriginal(type));
    await expect(transfer).toBeDisabled();
    await expect(transfer).toHaveAccessibleDescription(texts.documentRefusals.ORIGINAL_READY);
  });

  await test.step("the subscriber sees the answer and nobody behind its supplier", async () => {
    const subscriber = await enter("otherSubscriber", subscriberPath(original.id));
    await expect(shownField(subscriber, fields.supplierInfo)).toHaveText(answer.supplierInfo);
    await expect(subscriber.getByText(supplierNames.otherSupplier)).toHaveCount(0);
    await expect(subscriber.getByText(String(forwarded.id))).toHaveCount(0);
  });
});

test("a rejected forward is passed on with its reason in one action (acceptance F11)", async ({ enter }) => {
  const original = await makeDocument(type, { by: "otherSubscriber", from: "supplier" });
  const forward = await makeDocument(
    type,
    { by: "supplier", from: "otherSupplier" },
    { source: { eventId: original.id, mode: "FORWARD" } },
  );
  await changeDocument("otherSupplier", "SUPPLIER", forward, { action: "startProcessing" });
  await changeDocument("otherSupplier", "SUPPLIER", forward, { action: "reject", reason: "noAvailablePairs" });
  const middle = await enter("supplier", vendorPath(original.id));
  await labelled(middle, "button", words.reject).click();
  const dialog = middle.getByRole("dialog");
  await expect(labelled(dialog, "radio", texts.enumerations.handlingReason.noAvailablePairs)).toBeChecked();
  await labelled(dialog, "button", words.reject).click();
  await expect(dialog).toBeHidden();
  await expect(middle.getByRole("main")).toContainText(texts.enumerations.handlingReason.noAvailablePairs);
  await expect(labelled(middle, "button", words.reject)).toHaveCount(0);
});
