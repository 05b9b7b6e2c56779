import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { addDays } from "@runko/domain/values/calendar-date";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import type { World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";

/** What a search could look at, as the test made it. */
export type MadeDocument = {
  id: number;
  caseId: number;
  type: DocumentType;
  state: "OPEN" | "IN_PROCESSING" | "READY" | "CANCELLED";
  archived: boolean;
  rejected: boolean;
  userProcessed: boolean;
  ordered: boolean;
  subscriber: TestOrganization;
  supplier: TestOrganization;
  productName: string;
  createdDay: string;
  /** Whether the subscriber sees the answer. */
  shown: boolean;
  /** Whether its clocks are late, those that each side sees. */
  late: { subscriber: boolean; supplier: boolean };
  fields: DocumentFields;
};

export const customers = [
  "Åkerlund",
  "ÅKERLUND Oy",
  "Ahonen",
  "äijälä",
  "Äijälän Kauppa",
  "Öhman",
  "Ohman",
  "zeta  oy",
  "100 % Wirta_Oy",
];
export const streets = ["Hämeenkatu", "Ålandsvägen", "Öljytie", "Alhotie", "hämeentie"];
const places = ["Tampere", "ÄÄNEKOSKI", "Äänekoski", "Utsjoki"];
const states = ["OPEN", "IN_PROCESSING", "READY", "CANCELLED"] as const;

const MINUTE = 60_000;
/** When clocks are due: some never, some past, some to come. */
const due = (n: number) =>
  n % 3 === 0 ? null : new Date(Date.now() + (n % 3 === 1 ? -10 : 10) * MINUTE).toISOString();
const isPast = (instant: string | null) => instant !== null && Date.parse(instant) < Date.now();

const at = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => list[index % list.length] as T;

function fieldsOf(n: number): DocumentFields {
  return {
    customerName: at(customers, n),
    subscriberConnectionId: `TIL-${n % 37}`,
    ...(n % 2 === 0 && { supplierConnectionId: `TOI/${n % 41}Ä` }),
    ...(n % 3 === 0 && { projectId: `Pröjekti ${n % 5}` }),
    ...(n % 4 === 0 && { contractNumber: `s-${n % 7}`, orderNumber: `${n % 11}` }),
    ...(n % 5 !== 0 && { requestedDate: inDays(n % 400) }),
    ...(n % 7 === 0 && { estimatedDeliveryDate: inDays(n % 90) }),
    deliveryType: at(["normal", "urgent", "fast"] as const, n),
    targetAddress: {
      streetName: at(streets, n * 3),
      streetNumber: String(n % 13),
      postalCode: `0${1000 + (n % 17)}`,
      postalPlace: at(places, n),
    },
    ...(n % 6 === 0 && {
      otherEndAddress: {
        streetName: at(streets, n),
        streetNumber: "1",
        postalCode: "33100",
        postalPlace: at(places, n + 1),
      },
    }),
  };
}

/** Documents between the pair, and some with another supplier whose name is to be found by. */
export async function makeDocuments(world: World, amount: number): Promise<MadeDocument[]> {
  const { db, subscriber, supplier, product } = world;
  const other = await makeOrganization(db, { name: "Äyräs Verkot Oy" });
  const made: MadeDocument[] = [];
  for (let n = 0; n < amount; n += 1) {
    const state = at(states, n + Math.floor(n / 4));
    const type = at(documentTypes, n);
    const closed = state === "READY" || state === "CANCELLED";
    const parties = { ...world, supplier: n % 5 === 0 ? other : supplier };
    const archived = closed && n % 3 === 0;
    const rejected = state === "READY" && n % 2 === 0;
    const shown = state === "READY";
    const createdDay = addDays(inDays(0), -(n % 420));
    const clocks = closed ? { due_at: null, promised_at: null } : { due_at: due(n), promised_at: due(n >> 2) };
    const fields = fieldsOf(n);
    const { id, caseId } = await makeDocument(db, parties, {
      type,
      state,
      fields,
      archived,
      rejected,
      user_processed: n % 4 === 1,
      ordered: n % 9 === 0,
      created_at: `${createdDay}T10:00:00Z`,
      ...clocks,
    });
    made.push({
      id,
      caseId,
      type,
      state,
      archived,
      rejected,
      userProcessed: n % 4 === 1,
      ordered: n % 9 === 0,
      subscriber,
      supplier: parties.supplier,
      productName: product.name,
      createdDay,
      shown,
      late: { subscriber: isPast(clocks.promised_at), supplier: isPast(clocks.due_at) },
      fields,
    });
  }
  return made;
}
