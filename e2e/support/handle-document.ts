import { apiUser } from "./api-user.ts";
import { dayFromNow } from "./dates.ts";
import type { Login } from "./demo.ts";
import type { DocumentType } from "./new-document-form.ts";
import { offerOf } from "./make-order.ts";
import { uniqueId } from "./unique-id.ts";

type Fields = Record<string, unknown>;
type PathRole = "SUBSCRIBER" | "SUPPLIER" | "ERROR_HANDLER";
export type Handled = {
  id: number;
  caseId: number;
  version: number;
  documentType: DocumentType;
  document: Fields;
  subscriber: { id: string; name: string };
};
type Source = { eventId: number; mode: "ORDER" | "FROM_EXISTING" | "COPY" | "FORWARD" };
export type Change = { action: string; document?: Fields; reason?: string; text?: string; correctable?: string[] };
export type Parties = { by: Login; from: Login; handler?: Login };

const collections: Record<DocumentType, string> = {
  AvailabilityRequest: "availability-requests",
  Inquiry: "inquiries",
  Order: "orders",
  ChangeOrder: "change-orders",
  CancelOrder: "cancel-orders",
  Fault: "faults",
};

const targetAddress = { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };
const contact = { contactName: "Aino Asiakas", contactPhone: "040 123 4567" };

function formOf(type: DocumentType): Fields {
  const asked = { targetAddress, requestedDate: dayFromNow(60), ...contact };
  switch (type) {
    case "AvailabilityRequest":
      return asked;
    case "Inquiry":
      return { ...asked, contractLength: 12 };
    case "Order":
      return {
        ...asked,
        subscriberConnectionId: uniqueId("TUN"),
        customerName: uniqueId("Asiakas"),
        deliveryType: "normal",
        contractLength: 12,
      };
    case "ChangeOrder":
      return { requestedDate: dayFromNow(60), ...contact };
    case "CancelOrder":
      return { requestedDate: dayFromNow(60), endReason: "Toimipiste suljetaan" };
    case "Fault":
      return {
        faultType: "fault",
        faultTime: new Date(Date.now() - 3_600_000).toISOString(),
        description: "Yhteys on poikki",
        targetAddress,
        ...contact,
      };
  }
}

/** A new document of any type over HTTP, with ids of its own, of the demo's plain line. */
export async function makeDocument(
  type: DocumentType,
  { by, from }: Parties,
  { document, source }: { document?: Fields; source?: Source } = {},
): Promise<Handled> {
  const subscriber = await apiUser(by);
  const { supplierId, productId } = await offerOf(by, from);
  return await subscriber.call<Handled>(
    `organizations/${subscriber.organizationId}/roles/${source?.mode === "FORWARD" ? "SUPPLIER" : "SUBSCRIBER"}/${collections[type]}`,
    {
      method: "POST",
      body: {
        supplierId,
        document: { ...formOf(type), ...document },
        eventProducts: [{ productId }],
        ...(source && { source }),
      },
    },
  );
}

const needLock = new Set(["edit", "editAnswer", "confirm", "signReady"]);

/** What somebody does to a document of any type meanwhile, over HTTP. */
export async function changeDocument(
  by: Login,
  role: PathRole,
  { id, documentType }: Pick<Handled, "id" | "documentType">,
  change: Change,
): Promise<Handled> {
  const user = await apiUser(by);
  const base = `organizations/${user.organizationId}/roles/${role}`;
  if (needLock.has(change.action)) await user.call(`${base}/events/${id}/lock-for-editing`, { method: "PATCH" });
  const path = `${base}/${collections[documentType]}/${id}`;
  const { version } = await user.call<Handled>(path);
  return await user.call<Handled>(path, { method: "PATCH", headers: { "if-match": `"${version}"` }, body: change });
}

export const ofOrder = ({ id }: Pick<Handled, "id">) => ({ source: { eventId: id, mode: "FROM_EXISTING" } }) as const;
