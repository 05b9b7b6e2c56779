import { texts } from "@runko/domain/texts/texts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { shownField, subscriberPath } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const { fields } = texts.documents;
const zones = ["Europe/Helsinki", "UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati"];

for (const timezoneId of zones) {
  test(`calendar dates and moments are those of Finland in ${timezoneId}`, async ({ enter }) => {
    const requestedDate = dayFromNow(45);
    const { id } = await makeOrder({ by: "supplier", from: "otherSupplier", document: { requestedDate } });
    const page = await enter("supplier", subscriberPath(id), { timezoneId });
    await expect(shownField(page, fields.requestedDate)).toHaveText(asFinnish(requestedDate));
    await expect(shownField(page, texts.documentPage.parties.createdAt)).toContainText(asFinnish(dayFromNow(0)));

    await labelled(page, "button", texts.documents.actions.edit("Order")).click();
    const input = labelled(page, "textbox", fields.requestedDate);
    await expect(input).toHaveValue(asFinnish(requestedDate));
    await input.fill("+60");
    await input.blur();
    await expect(input).toHaveValue(asFinnish(dayFromNow(60)));
    await labelled(page, "button", texts.common.saveChanges).click();
    await expect(shownField(page, fields.requestedDate)).toHaveText(asFinnish(dayFromNow(60)));
  });
}
