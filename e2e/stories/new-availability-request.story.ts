import { texts } from "@runko/domain/texts/texts";
import { expectState, shownField } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import {
  countOfProject,
  fillWhereAndWhen,
  readMade,
  sendByTenClicks,
  startNew,
  unfold,
  written,
} from "../support/new-document-form.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { chooseProduct, nextStep, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const type = "AvailabilityRequest";
const { fields } = texts.documents;

test("an availability request asks for the place and the time alone, and keeps project, followers and files", async ({
  enter,
}) => {
  const projectId = uniqueId("PROJ");
  const page = await enter("otherSubscriber", "/subscriber");
  await startNew(page, type);
  await chooseProduct(page, { ...plainLine, supplier: supplierNames.otherSupplier });
  await nextStep(page);
  await expect(written(page, type, "subscriberConnectionId")).toBeHidden();
  await expect(labelled(page, "combobox", fields.contractLength)).toBeHidden();
  await toSummary(page);
  await expect(page.getByRole("group", { name: texts.common.form.summaryTitle(7) })).toBeFocused();

  await fillWhereAndWhen(page, type);
  await unfold(page, "references");
  await written(page, type, "projectId").fill(projectId);
  await written(page, type, "followers").fill("seuraaja@asiakas.example");
  await page.keyboard.press("Enter");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "kartta.txt", mimeType: "text/plain", buffer: Buffer.from("Kaivon paikka") });
  await expect(page.getByRole("listitem").filter({ hasText: "kartta.txt" })).toBeVisible();
  await expect(labelled(page, "button", texts.common.remove("kartta.txt"))).toBeVisible();
  await toSummary(page);
  await expect(page.getByText(texts.documentForm.summary.checks[type])).toBeVisible();
  const id = await sendByTenClicks(page, type);
  await expectState(page, "OPEN");
  await expect(shownField(page, fields.projectId)).toHaveText(projectId);
  await expect(page.getByText("kartta.txt").first()).toBeVisible();
  expect((await readMade("otherSubscriber", id)).document).toMatchObject({
    projectId,
    followers: ["seuraaja@asiakas.example"],
  });
  expect(await countOfProject("otherSubscriber", projectId)).toBe(1);
});
