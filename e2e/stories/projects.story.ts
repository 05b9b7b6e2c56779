import { texts } from "@runko/domain/texts/texts";
import { exportedFile } from "../support/exported-file.ts";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.projects;

test("a project is opened from its document, shows how far it is and is exported; its supplier sees the same", async ({
  enter,
}) => {
  const projectId = uniqueId("Mastot");
  const orders: number[] = [];
  for (let at = 0; at < 2; at++) {
    const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier", document: { projectId } });
    orders.push(id);
  }
  const page = await enter("otherSubscriber", `/subscriber/documents/${orders[0]}`);
  await labelled(page, "link", projectId).click();
  await expect(labelled(page, "heading", projectId)).toBeVisible();
  await expect(page.getByText(words.readyOf(0, 2)).first()).toBeVisible();
  for (const id of orders) await expect(page.getByRole("link", { name: `${id}` })).toBeVisible();
  const { content } = await exportedFile(page, texts.searchPage.exportCsv);
  for (const id of orders) expect(content.toString()).toContain(`${id}`);
  await labelled(page, "link", words.parts.late).click();
  await expect(page.getByText(words.emptyPart)).toBeVisible();
  await labelled(page, "link", words.title).first().click();
  await expect(labelled(page, "link", words.row(projectId))).toBeVisible();

  const supplier = await enter("otherSupplier", "/vendor/projects");
  await supplier.getByRole("searchbox", { name: words.search }).fill(projectId);
  await labelled(supplier, "link", words.row(projectId)).click();
  await expect(supplier.getByText(words.readyOf(0, 2)).first()).toBeVisible();
});
