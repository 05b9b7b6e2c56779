import { clockNames, type ClockName } from "@runko/domain/documents/clocks";
import { movers, type Mover } from "@runko/domain/documents/agreed-date";
import { orderTypes, documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { documentStates, type DocumentState } from "@runko/domain/documents/document-states";
import { faultTypes } from "@runko/domain/enumerations/fault-types";
import { addDays } from "@runko/domain/values/calendar-date";
import fc from "fast-check";
import type { Kysely } from "kysely";
import type { Database } from "../../../src/platform/database/schema.ts";
import type { TestPair } from "../../builders/make-pair.ts";

/** What a report may look at of a document. */
export type Told = {
  type: DocumentType;
  state: DocumentState;
  subscriber: string;
  supplier: string;
  group: string | null;
  products: string[];
  slaClass: string | null;
  faultType: string | null;
  rejected: boolean;
  ordered: boolean;
  createdAt: Date;
  confirmedAt: Date | null;
  readyAt: Date | null;
  estimated: string | null;
  committed: string | null;
  movedBy: Mover | null;
  actual: string | null;
  clocks: ToldClock[];
};

/** What a report may look at of a clock; minutes are null of one that counts none. */
export type ToldClock = {
  name: ClockName;
  stoppedAt: Date | null;
  missed: boolean;
  took: { run: number; stood: number } | null;
};

type Places = { subscribers: string[]; suppliers: string[]; groups: string[]; products: string[] };

/** Days about which the clock changes, the year ends or a week does; 2024 is a leap year. */
const edges = ["2024-02-29", "2025-03-30", "2025-10-26", "2025-12-31", "2026-01-01", "2026-03-29", "2026-05-01"];
/** Hours that are another day in UTC than in Helsinki, and those about which the clock changes. */
const hours = [0, 1, 2, 3, 12, 21, 22, 23];

const instant = fc
  .record({
    edge: fc.constantFrom(...edges),
    days: fc.integer({ min: -40, max: 40 }),
    hour: fc.constantFrom(...hours),
    minute: fc.constantFrom(0, 30, 59),
  })
  .map(
    ({ edge, days, hour, minute }) =>
      new Date(Date.parse(`${addDays(edge, days)}T00:00:00Z`) + (hour * 60 + minute) * 60_000),
  );

/** Mostly about where a class ends. */
const later = fc.oneof(fc.constantFrom(0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 14, 15, 21, 22, 28, 29), fc.nat(60));
const dayParts = fc.integer({ min: 0, max: 86_399_000 });

const clock: fc.Arbitrary<ToldClock> = fc.record({
  name: fc.constantFrom(...clockNames),
  stoppedAt: fc.option(instant, { freq: 6 }),
  missed: fc.boolean(),
  took: fc.option(fc.record({ run: fc.nat(6_000), stood: fc.nat(3_000) }), { freq: 6 }),
});

export function randomDocument({ subscribers, suppliers, groups, products }: Places): fc.Arbitrary<Told> {
  return fc
    .record({
      type: fc.constantFrom(...documentTypes),
      state: fc.constantFrom(...documentStates, "READY" as const, "READY" as const),
      subscriber: fc.constantFrom(...subscribers),
      supplier: fc.constantFrom(...suppliers),
      group: fc.option(fc.constantFrom(...groups), { freq: 8 }),
      products: fc.uniqueArray(fc.constantFrom(...products), { maxLength: 2 }),
      slaClass: fc.option(fc.constantFrom("Nopea", "none", "=Hidas"), { freq: 2 }),
      faultType: fc.option(fc.constantFrom(...faultTypes), { freq: 8 }),
      rejected: fc.boolean(),
      ordered: fc.boolean(),
      createdAt: instant,
      toConfirmed: fc.tuple(later, dayParts),
      toReady: fc.tuple(later, dayParts),
      estimated: fc.option(fc.constantFrom(...edges), { freq: 8 }),
      late: fc.integer({ min: -20, max: 20 }),
      clocks: fc.uniqueArray(clock, { maxLength: 3, selector: ({ name }) => name }),
      moved: fc.option(fc.record({ by: fc.constantFrom(...movers), days: fc.integer({ min: -20, max: 20 }) })),
    })
    .map(({ toConfirmed, toReady, late, moved, ...told }) => {
      const isOrder = orderTypes.some((type) => type === told.type);
      const state = isOrder || !["CONFIRMED", "IN_DELIVERY"].includes(told.state) ? told.state : "IN_PROCESSING";
      const after = (from: Date, [days, rest]: [number, number]) => new Date(from.getTime() + days * 86_400_000 + rest);
      const confirmedAt =
        isOrder && !["OPEN", "IN_PROCESSING"].includes(state) ? after(told.createdAt, toConfirmed) : null;
      return {
        ...told,
        state,
        faultType: told.type === "Fault" ? told.faultType : null,
        confirmedAt,
        readyAt: state === "READY" ? after(told.createdAt, toReady) : null,
        committed: told.estimated && moved ? addDays(told.estimated, -moved.days) : null,
        movedBy: told.estimated && moved ? moved.by : null,
        actual: state === "READY" && told.estimated ? addDays(told.estimated, late) : null,
      };
    });
}

export async function storeDocuments(
  db: Kysely<Database>,
  { product, subscriberUser }: TestPair,
  told: readonly Told[],
) {
  const shared = await db.insertInto("cases").defaultValues().returning("id").executeTakeFirstOrThrow();
  const stored = await db
    .insertInto("documents")
    .values(
      told.map((document) => ({
        document_type: document.type,
        event_state: document.state,
        case_id: shared.id,
        subscriber_id: document.subscriber,
        supplier_id: document.supplier,
        category: product.group.category,
        product_group_id: document.group,
        fault_type: document.faultType,
        sla_class: document.slaClass,
        rejected: document.rejected,
        ordered: document.ordered,
        created_by_id: subscriberUser.id,
        created_by_role: "SUBSCRIBER",
        created_at: document.createdAt,
        confirmed_at: document.confirmedAt,
        ready_at: document.readyAt,
        estimated_delivery_date: document.estimated,
        committed_delivery_date: document.committed,
        date_moved_by: document.movedBy,
        actual_delivery_date: document.actual,
        clocks: JSON.stringify(document.clocks),
      })),
    )
    .returning("id")
    .execute();
  const products = told.flatMap((document, index) =>
    document.products.map((product_id) => ({ document_id: stored[index]?.id ?? 0, product_id, product_name: "Tuote" })),
  );
  await db.insertInto("event_products").values(products).execute();
}
