import { texts } from "@runko/domain/texts/texts";
import { findViolations } from "../judges/find-violations.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeSubscriber } from "../support/make-trade.ts";
import { plainOrder } from "../support/plain-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.sandbox;

type Product = { id: string; category: string };

test("two presses give a token, by which a system brings an order to READY with the robot", async ({
  page,
  request,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const party = await makeSubscriber();
  await enterAs(page, party, `/control/organizations/${party.id}/api`);
  await labelled(page, "button", words.open).click();
  await expect(snackbar(page, words.opened)).toBeVisible();
  await labelled(page, "button", words.makeToken).click();
  const dialog = page.getByRole("dialog");
  const token = await dialog.locator("code").innerText();
  expect(await findViolations(page)).toEqual([]);
  await labelled(dialog, "button", texts.common.close).click();

  const headers = { authorization: `Bearer ${token}` };
  const get = async <Body>(path: string) => (await (await request.get(`/api/${path}`, { headers })).json()) as Body;
  const { organizationId } = await get<{ organizationId: string }>("tokens/self");
  const twin = `organizations/${organizationId}`;
  const [robot] = await get<{ id: string }[]>(`${twin}/suppliers`);
  const products = await get<Product[]>(`${twin}/suppliers/${robot?.id}/products`);
  const product = products.find(({ category }) => category === "STATIC_AND_SUBSCRIBER_CONNECTIONS");
  const made = await request.post(`/api/${twin}/roles/SUBSCRIBER/orders`, {
    headers,
    data: {
      supplierId: robot?.id,
      eventProducts: [{ productId: product?.id }],
      document: plainOrder(),
    },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };

  await test.step("the robot sends an order too, and what cannot be sent is told", async () => {
    await labelled(page, "button", words.send).click();
    await expect(page.getByRole("status").getByText(/^Robotti lähetti tapahtuman \d+$/)).toBeVisible();
    await page.getByLabel(words.documentType).selectOption(texts.documents.types.Fault.one);
    await labelled(page, "button", words.send).click();
    await expect(page.getByText(texts.issues.ORDER_NOT_FOUND as string)).toBeVisible();
  });

  const stateOf = async () => (await get<{ eventState: string }>(`${twin}/roles/SUBSCRIBER/orders/${id}`)).eventState;
  await expect.poll(stateOf, { timeout: 60_000, intervals: [500] }).toBe("READY");

  await test.step("the twin's pages are marked, and the organization's own are not", async () => {
    await expect(page.getByText(words.banner)).toHaveCount(0);
    await page.getByRole("button", { name: texts.shell.switchOrganization(party.name) }).click();
    const choices = page.getByRole("dialog", { name: texts.shell.switchTitle });
    await labelled(choices, "combobox", texts.shell.switchField).click();
    await page.getByRole("option", { name: words.nameOfTwin(party.name) }).click();
    await labelled(choices, "button", texts.shell.switchButton).click();
    await expect(page.getByText(words.banner)).toBeVisible();
  });
});
