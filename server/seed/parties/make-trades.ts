import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { int, pick } from "../chance/random.ts";
import { operatorSketches } from "../data/operators.ts";
import { subscriberNotes, tradeSketches } from "../data/trade.ts";
import type { SeedRows } from "../seed-rows.ts";
import type { Operator, Trade } from "../world.ts";
import type { Making } from "./making.ts";

/** Who trades with whom, with the subscriptions and what the suppliers write of their subscribers (D-17, D-18). */
export function makeTrades(rows: SeedRows, making: Making, operators: readonly Operator[]): Trade[] {
  const byKey = new Map(operators.map((operator) => [operator.key, operator]));
  const publicKeys = new Set(operatorSketches.filter(({ publicSupplier }) => publicSupplier).map(({ key }) => key));
  return tradeSketches.map((sketch) => {
    const [subscriber, supplier] = [byKey.get(sketch.subscriber), byKey.get(sketch.supplier)];
    if (!subscriber || !supplier)
      throw new Error(`The demo has no operator ${sketch.subscriber} or ${sketch.supplier}.`);
    const offered = documentTypes.filter((type) => supplier.takes.includes(type) && !sketch.without?.includes(type));
    const types = offered.filter((type) => subscriber.rights.includes(type));
    const contractNumber = `SOP-${int(making.random, 2019, 2025)}-${int(making.random, 1000, 9999)}`;
    if (!publicKeys.has(supplier.key)) {
      rows.add("subscriptions", {
        subscriber_id: subscriber.id,
        supplier_id: supplier.id,
        contract_number: contractNumber,
        event_types: offered,
        active: !sketch.pending,
      });
    }
    if (!sketch.pending) addSubscriberInfo(rows, making, subscriber, supplier, contractNumber);
    return { subscriber, supplier, weight: sketch.weight, types, contractNumber };
  });
}

function addSubscriberInfo(
  rows: SeedRows,
  making: Making,
  subscriber: Operator,
  supplier: Operator,
  contractNumber: string,
): void {
  rows.add("subscribers_info", {
    supplier_id: supplier.id,
    subscriber_id: subscriber.id,
    customer_number: String(int(making.random, 100_000, 999_999)),
    contract_number: contractNumber,
    info: pick(making.random, subscriberNotes),
  });
}

const opened: readonly { child: string; types: readonly DocumentType[] }[] = [
  { child: "koria", types: documentTypes },
  { child: "ruotsinsalmi", types: ["Order", "ChangeOrder", "Fault"] },
  { child: "savonselka", types: ["Order", "Fault"] },
  { child: "pispala", types: ["Order"] },
];

/** What parents let themselves see of their children's documents (D-20). */
export function addEventVisibilities(rows: SeedRows, operators: readonly Operator[]): void {
  for (const { child: key, types } of opened) {
    const child = operators.find((operator) => operator.key === key);
    const parent = child?.parent;
    if (!child || !parent) continue;
    const row = (event_type: DocumentType) => ({ parent_id: parent.id, child_id: child.id, event_type });
    rows.add("sub_organization_event_visibilities", ...types.map(row));
  }
}
