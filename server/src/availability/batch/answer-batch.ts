import { availabilities } from "@runko/domain/availability/availability";
import { formatAddress } from "@runko/domain/values/address";
import type { Batch } from "./batch-store.ts";
import type { BatchAnswer, BatchCell } from "./batch-schema.ts";
import { requestsOfBatch } from "./requests-of-batch.ts";
import type { Resolved, ResolvedRow } from "./resolve-batch.ts";

type Supplier = { id: string; name: string };

/** The suppliers that offer anything, each once, in their order. */
export const suppliersOf = ({ offered }: Pick<Resolved, "offered">): Supplier[] => [
  ...new Map(offered.map(({ supplier: { id, name } }) => [id, { id, name }])).values(),
];

/** The best of each supplier's products at an address. */
export function cellsOf({ found }: ResolvedRow): BatchCell[] {
  const cells = new Map<string, BatchCell>();
  for (const { supplier, product, availability, connectFee, monthlyFee, deliveryDays, answer, requestId } of found)
    if (!cells.has(supplier.id))
      cells.set(supplier.id, {
        supplierId: supplier.id,
        availability,
        productName: product.name,
        connectFee,
        monthlyFee,
        deliveryDays,
        documentId: answer?.id ?? requestId,
      });
  return [...cells.values()];
}

/** What the page of a file shows: of all its rows what each supplier says, and some of the rows. */
export function answerBatch(
  resolved: Resolved,
  batch: (Batch & { projectId: string }) | undefined,
  { most, skip }: { most: number; skip: number },
): BatchAnswer {
  const { rows } = resolved;
  const cells = rows.map(cellsOf);
  const all = cells.flat();
  const requests = requestsOfBatch(rows);
  return {
    projectId: batch?.projectId ?? null,
    askingId: batch?.askingId ?? null,
    asked: batch?.asked ?? 0,
    answered: batch?.answered ?? 0,
    suppliers: suppliersOf(resolved).map(({ id, name }) => {
      const own = all.filter(({ supplierId }) => supplierId === id);
      const counts = availabilities.map((one) => [one, own.filter(({ availability }) => availability === one).length]);
      return {
        id,
        name,
        counts: Object.fromEntries(counts) as BatchAnswer["suppliers"][number]["counts"],
        requests: requests.filter(({ supplierId }) => supplierId === id).length,
      };
    }),
    total: rows.length,
    rows: rows.slice(skip, skip + most).map(({ number, asked }, at) => ({
      number,
      reference: asked.reference,
      address: formatAddress(asked.address),
      found: cells[skip + at] ?? [],
    })),
  };
}
