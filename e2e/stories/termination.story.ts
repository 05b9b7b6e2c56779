import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { asFinnish, dayFromNow } from "../support/dates.ts";
import { expectState, snackbar } from "../support/document-page.ts";
import { makeDocument } from "../support/handle-document.ts";
import { bringTo } from "../support/handle-order.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.supplierNotices;
const { ending } = words;
const { connections } = texts;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;
const lastDay = asFinnish(dayFromNow(120));

test("a supplier ends three connections, and their subscriber orders an alternative from the notice", async ({
  enter,
}) => {
  const title = uniqueId("Kupari puretaan");
  const customerName = uniqueId("Kuparin Kauppa");
  const orders: number[] = [];
  while (orders.length < 3) {
    const order = await makeDocument("Order", parties, { document: { customerName, contractLength: 0 } });
    await bringTo("READY", parties.from, order.id);
    orders.push(order.id);
  }
  const [first = 0] = orders;

  // Who administers the supplier ends its connections; of the demo's second one that is the product admin.
  const { organizationId } = await apiUser(parties.from);
  const supplier = await enter("productAdmin", `/vendor/notices/new?organization=${organizationId}`);
  await test.step("its form tells whose connections end and from when, and refuses a day that is too soon", async () => {
    await labelled(supplier, "radio", words.kinds.termination).check();
    await labelled(supplier, "textbox", words.noticeTitle).fill(title);
    await labelled(supplier, "textbox", ending.text).fill("Kaapeli on käyttöikänsä lopussa.");
    await labelled(supplier, "combobox", words.by).selectOption(words.ways.connection);
    await labelled(supplier, "textbox", words.values.connection).fill(orders.join(", "));
    await expect(supplier.getByText(words.preview(3, 1))).toBeVisible();
    await labelled(supplier, "textbox", ending.lastDay).fill(asFinnish(dayFromNow(10)));
    await labelled(supplier, "combobox", ending.alternatives).click();
    await supplier.getByRole("listbox").getByRole("option").first().click();
    await supplier.keyboard.press("Escape");
    await labelled(supplier, "button", ending.send).click();
    await expect(supplier.getByRole("dialog")).toBeHidden();
    await labelled(supplier, "textbox", ending.lastDay).fill(lastDay);
    await labelled(supplier, "button", ending.send).click();
    await labelled(supplier.getByRole("dialog"), "button", ending.send).click();
    await expect(labelled(supplier, "heading", title)).toBeVisible();
  });

  const subscriber = await enter(parties.by, `/subscriber/connections?q=${encodeURIComponent(customerName)}`);
  await test.step("its subscriber sees the day in the register, on the connection and in the notice", async () => {
    await expect(subscriber.getByText(connections.endsOn(lastDay))).toHaveCount(3);
    await subscriber.goto(`/subscriber/connections/${first}`);
    await expect(subscriber.getByText(connections.supplierEnds(lastDay)).first()).toBeVisible();
    await labelled(subscriber, "link", words.open).click();
    await expect(labelled(subscriber, "heading", title)).toBeVisible();
    await expect(async () => {
      await supplier.reload();
      const receipts = supplier.getByRole("region", { name: words.receipts, exact: true });
      await expect(receipts).not.toContainText(words.notRead, { timeout: 3000 });
    }).toPass();
  });

  await test.step("it orders an alternative, filled in from the connection", async () => {
    await labelled(subscriber, "link", ending.orderInstead(first)).click();
    await expect(labelled(subscriber, "textbox", texts.documents.fields.customerName)).toHaveValue(customerName);
  });

  await test.step("the supplier moves the day, and the subscriber sees it", async () => {
    await labelled(supplier, "button", ending.update).click();
    const dialog = supplier.getByRole("dialog");
    await labelled(dialog, "textbox", ending.lastDay).fill(asFinnish(dayFromNow(200)));
    await labelled(dialog, "button", words.tell).click();
    await expect(snackbar(supplier, words.toldAgain)).toBeVisible();
    await subscriber.goto(`/subscriber/documents/${first}`);
    await expectState(subscriber, "READY");
    await expect(subscriber.getByText(texts.eventLog.titles.supplierTerminationMoved)).toBeVisible();
  });

  await labelled(supplier, "button", ending.cancel).click();
  const dialog = supplier.getByRole("dialog");
  await labelled(dialog, "textbox", words.cancelText).fill("Kaapeli jää käyttöön.");
  await labelled(dialog, "button", words.tell).click();
  await expect(supplier.getByText(new RegExp(`${words.states.cancelled}\\.`)).first()).toBeVisible();
});
