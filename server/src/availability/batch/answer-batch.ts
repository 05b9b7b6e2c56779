import { availabilities } from "@runko/domain/availability/availability";
import { formatAddress } from "@runko/domain/values/address";
import type { Batch } from "./batch-store.ts";
import type { BatchAnswer } from "./batch-schema.ts";
import { requestsOfBatch } from "./requests-of-batch.ts";
import type { Resolved } from "./resolve-batch.ts";

type Supplier = { id: string; name: string };
type Counts = BatchAnswer["suppliers"][number]["counts"];

/** The suppliers that offer anything, each once, in their order. */
export const suppliersOf = ({ offered }: Pick<Resolved, "offered">): Supplier[] => [
  ...new Map(offered.map(({ supplier: { id, name } }) => [id, { id, name }])).values(),
];

const nothing = () => Object.fromEntries(availabilities.map((one) => [one, 0])) as Counts;

/** What the page of a file shows: of all its rows what each supplier says, and some of the rows. */
export function answerBatch(
  resolved: Resolved,
  batch: (Batch & { projectId: string }) | undefined,
  { most, skip }: { most: number; skip: number },
): BatchAnswer {
  const { rows } = resolved;
  const suppliers = new Map(
    suppliersOf(resolved).map(({ id, name }) => [id, { id, name, counts: nothing(), requests: 0 }]),
  );
  for (const { found } of rows)
    for (const { supplierId, availability } of found) {
      const counts = suppliers.get(supplierId)?.counts;
      if (counts) counts[availability] += 1;
    }
  for (const { request } of requestsOfBatch(rows)) {
    const supplier = suppliers.get(request.supplierId);
    if (supplier) supplier.requests += 1;
  }
  return {
    projectId: batch?.projectId ?? null,
    askingId: batch?.askingId ?? null,
    asked: batch?.asked ?? 0,
    answered: batch?.answered ?? 0,
    suppliers: [...suppliers.values()],
    total: rows.length,
    rows: rows.slice(skip, skip + most).map(({ number, asked, found }) => ({
      number,
      reference: asked.reference,
      address: formatAddress(asked.address),
      found,
    })),
  };
}
