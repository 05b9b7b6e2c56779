import { texts } from "@runko/domain/texts/texts";
import { dayFromNow } from "../support/dates.ts";
import { exportedFile } from "../support/exported-file.ts";
import { changeDocument, makeDocument, ofOrder } from "../support/handle-document.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.connections;
const parties = { by: "otherSubscriber", from: "otherSupplier" } as const;

test("both sides see what is delivered, what it costs and until when, and its subscriber goes on from it", async ({
  enter,
}) => {
  const customerName = uniqueId("Myllykosken Kone");
  const order = await makeDocument("Order", parties, { document: { customerName } });
  for (const action of ["startProcessing", "confirm", "deliver", "signReady"]) {
    const answer = {
      supplierConnectionId: uniqueId("SV"),
      estimatedDeliveryDate: dayFromNow(30),
      monthlyFee: "123.40",
    };
    const ready = { actualDeliveryDate: dayFromNow(0), connectionDetails: "Portti 4" };
    const document = action === "confirm" ? answer : action === "signReady" ? ready : undefined;
    await changeDocument(parties.from, "SUPPLIER", order, { action, ...(document && { document }) });
  }
  const fault = await makeDocument("Fault", parties, ofOrder(order));

  const subscriber = await enter("otherSubscriber", "/subscriber");
  await test.step("its subscriber finds it among its own by words and by what narrows them", async () => {
    await labelled(subscriber, "link", words.titles.SUBSCRIBER).click();
    await expect(labelled(subscriber, "heading", words.titles.SUBSCRIBER)).toBeVisible();
    await subscriber.getByRole("searchbox", { name: words.search }).fill(customerName);
    await labelled(subscriber, "link", words.openFault).click();
    await expect(subscriber.getByRole("group", { name: words.sums })).toContainText("123,40");
    await expect(subscriber.getByText(words.states.fault).last()).toBeVisible();
    const { content } = await exportedFile(subscriber, texts.searchPage.exportCsv, words.export);
    expect(content.toString("utf8").trim().split("\n")).toHaveLength(2);
    expect(content.toString("utf8")).toContain(customerName);
  });

  await test.step("its page tells how it stands and what has come to it, and begins a change of it", async () => {
    await subscriber
      .getByRole("link", { name: new RegExp(String(order.id)) })
      .first()
      .click();
    await expect(subscriber.getByRole("region", { name: words.agreed })).toContainText("123,40");
    await expect(subscriber.getByRole("region", { name: words.agreed })).toContainText(String(fault.id));
    await expect(subscriber.getByRole("article")).toHaveCount(2);
    // Values that can be copied stand as high as the others, and what copies one is beside it.
    const standing = subscriber.getByRole("region", { name: words.asItIs });
    const heights = await standing
      .locator("dd")
      .evaluateAll((all) =>
        all.filter((one) => !one.querySelector("a")).map((one) => Math.round(one.getBoundingClientRect().height)),
      );
    expect(new Set(heights).size).toBe(1);
    const copies = labelled(standing, "button", texts.common.copyWhat(texts.documents.fields.supplierConnectionId));
    await copies.locator("..").hover();
    await expect(copies).toHaveCSS("opacity", "1");
    const [value, button] = [await copies.locator("..").boundingBox(), await copies.boundingBox()];
    expect(
      Math.abs((button?.y ?? 0) + (button?.height ?? 0) / 2 - (value?.y ?? 0) - (value?.height ?? 0) / 2),
    ).toBeLessThan(4);
    await labelled(subscriber, "link", texts.documents.actions.createChangeOrder("Order")).click();
    await expect(labelled(subscriber, "heading", texts.newDocument.newTitles.ChangeOrder)).toBeVisible();
  });

  await test.step("its supplier sees the same connection, and makes nothing of it", async () => {
    const supplier = await enter("otherSupplier", `/vendor/connections?q=${encodeURIComponent(customerName)}`);
    await expect(supplier.getByRole("group", { name: words.sums })).toContainText("123,40");
    await supplier
      .getByRole("link", { name: new RegExp(String(order.id)) })
      .first()
      .click();
    await expect(supplier.getByRole("region", { name: words.agreed })).toBeVisible();
    await expect(labelled(supplier, "link", texts.documents.actions.createChangeOrder("Order"))).toBeHidden();
  });
});
