import { expect, type Locator, type Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "./api-user.ts";
import { asFinnish, dayFromNow } from "./dates.ts";
import type { Login } from "./demo.ts";
import { labelled } from "./labelled.ts";
import { fillAddress } from "./order-form.ts";

const words = texts.documentForm;
const { fields, fieldsOfType } = texts.documents;

export type DocumentType = keyof typeof texts.documents.types;
type Field = keyof typeof fields;

/** The label of a field on a document of this type. */
const labelOf = (type: DocumentType, field: Field): string => fieldsOfType[type]?.[field] ?? fields[field];

export const written = (page: Page, type: DocumentType, field: Field): Locator =>
  labelled(page, "textbox", labelOf(type, field));

/** Opens a group that is folded until somebody needs it. */
export const unfold = (page: Page, group: keyof typeof texts.documents.groups): Promise<void> =>
  page.locator("summary").getByText(texts.documents.groups[group], { exact: true }).click();

/** Starts a document of this type from the type selection. */
export async function startNew(page: Page, type: DocumentType): Promise<void> {
  await page.goto("/subscriber");
  await labelled(page, "link", texts.newDocument.newTitles[type]).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.newDocument.newTitles[type] })).toBeVisible();
}

/** What a type's form asks of the place, the time and the contact person. */
export async function fillWhereAndWhen(page: Page, type: DocumentType): Promise<void> {
  await fillAddress(page, fields.targetAddress);
  await labelled(page, "button", words.useOwnContact).click();
  await written(page, type, "requestedDate").fill(asFinnish(dayFromNow(60)));
}

/** Sends by ten clicks; answers the TID of what was made, when its page has come (U13). */
export async function sendByTenClicks(page: Page, type: DocumentType): Promise<number> {
  const send = labelled(page, "button", texts.documents.actions.create(type));
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let click = 0; click < 10; click += 1) await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL(/\/subscriber\/documents\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

export type Made = {
  id: number;
  caseId: number;
  eventState: string;
  documentType: DocumentType;
  sourceEventId: number | null;
  document: Record<string, unknown>;
  eventProducts: { productId: string; productName: string; customFields: Record<string, unknown> }[];
};

export async function readMade(by: Login, id: number): Promise<Made> {
  const user = await apiUser(by);
  return await user.call<Made>(`organizations/${user.organizationId}/roles/SUBSCRIBER/events/${id}`);
}

/** How many documents have this project id: one is sent with it, so that more would be sent twice. */
export async function countOfProject(by: Login, projectId: string): Promise<number> {
  const user = await apiUser(by);
  const filter = encodeURIComponent(JSON.stringify({ where: { "document.projectId": projectId } }));
  const path = `organizations/${user.organizationId}/roles/SUBSCRIBER/events?filter=${filter}`;
  return (await user.call<unknown[]>(path)).length;
}

/** Makes an inquiry over HTTP and answers it with prices, valid until a day so many days from now. */
export async function makeReadyInquiry(by: Login, from: Login, order: Made, validDays: number): Promise<number> {
  const [subscriber, supplier] = [await apiUser(by), await apiUser(from)];
  const { customerName, contactName, contactPhone, targetAddress } = order.document;
  const body = {
    supplierId: supplier.organizationId,
    document: {
      customerName,
      contactName,
      contactPhone,
      targetAddress,
      requestedDate: dayFromNow(60),
      contractLength: 24,
    },
    eventProducts: order.eventProducts.map(({ productId }) => ({ productId })),
  };
  const { id } = await subscriber.call<Made>(`organizations/${subscriber.organizationId}/roles/SUBSCRIBER/inquiries`, {
    method: "POST",
    body,
  });
  const path = `organizations/${supplier.organizationId}/roles/SUPPLIER/inquiries/${id}`;
  const act = async (change: object) => {
    const { version } = await supplier.call<{ version: number }>(path);
    await supplier.call(path, { method: "PATCH", headers: { "if-match": `"${version}"` }, body: change });
  };
  await act({ action: "startProcessing" });
  await act({
    action: "signReady",
    document: {
      estimatedDeliveryTime: 14,
      connectFee: "150.00",
      monthlyFee: "45.50",
      validUntilDate: dayFromNow(validDays),
    },
  });
  return id;
}
