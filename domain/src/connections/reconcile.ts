import { parseEventId } from "../values/event-number.ts";
import { parseMoney } from "../values/money.ts";

/** How a file and the register differ, in the order in which they are told; labels in `texts.reconciliation.kinds`. */
export const differenceKinds = ["priceDiffers", "onlyFile", "onlyRegister", "several", "repeated", "unread"] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A connection of the register, as far as it is compared. */
export type ComparedConnection = {
  tid: number;
  partnerName: string;
  productName: string | null;
  subscriberConnectionId: string | null;
  supplierConnectionId: string | null;
  monthlyFee: string | null;
};

/** The columns that are read of a file. */
export const comparedColumns = [
  "tid",
  "subscriberConnectionId",
  "supplierConnectionId",
  "connection",
  "monthlyFee",
] as const;
export type ComparedColumn = (typeof comparedColumns)[number];
/** Those that name the connection; the first of them that the register knows counts. */
export const idColumns = comparedColumns.filter((name) => name !== "monthlyFee");

export type ComparedRow = { line: number; cells: Partial<Record<ComparedColumn, string>> };

type Told = ComparedConnection | Record<keyof ComparedConnection, null>;
export type Difference = Told & {
  kind: DifferenceKind;
  /** The row of the file. */
  line: number | null;
  /** By what the file names it. */
  fileId: string | null;
  /** As the register writes it, or as the file does where it is no amount. */
  fileFee: string | null;
};

const nobody = {
  tid: null,
  partnerName: null,
  productName: null,
  subscriberConnectionId: null,
  supplierConnectionId: null,
  monthlyFee: null,
} as const;

/** Ids are one whatever their case and the blanks around them. */
export const foldId = (id: string): string => id.normalize("NFC").trim().toUpperCase();

export const onlyInRegister = (connection: ComparedConnection): Difference => ({
  ...connection,
  kind: "onlyRegister",
  line: null,
  fileId: null,
  fileFee: null,
});

type Index = Record<(typeof idColumns)[number], (id: string) => ComparedConnection[]>;

function indexOf(connections: readonly ComparedConnection[]): Index {
  const by = (idOf: (connection: ComparedConnection) => string | null) => {
    const found = new Map<string, ComparedConnection[]>();
    for (const connection of connections) {
      const id = foldId(idOf(connection) ?? "");
      found.set(id, [...(found.get(id) ?? []), connection]);
    }
    return (id: string) => (foldId(id) === "" ? [] : (found.get(foldId(id)) ?? []));
  };
  const byNumber = by(({ tid }) => String(tid));
  const tid = (id: string) => byNumber(String(parseEventId(id) ?? ""));
  const subscriberConnectionId = by((one) => one.subscriberConnectionId);
  const supplierConnectionId = by((one) => one.supplierConnectionId);
  return {
    tid,
    subscriberConnectionId,
    supplierConnectionId,
    connection: (id) => [...new Set([...tid(id), ...subscriberConnectionId(id), ...supplierConnectionId(id)])],
  };
}

export type Reconciled = {
  /** Rows that say what the register says. */
  equal: number;
  /** All but those that are only in the register. */
  differences: Difference[];
  /** The connections that some row names. */
  met: Set<number>;
};

/** Compares the rows of a file with the connections that they may name: each row is equal to one, or differs in one way. */
export function reconcile(rows: readonly ComparedRow[], connections: readonly ComparedConnection[]): Reconciled {
  const index = indexOf(connections);
  const met = new Set<number>();
  const unknown = new Set<string>();
  const differenceOf = ({ line, cells }: ComparedRow): Difference | undefined => {
    const ids = idColumns.flatMap((name) => (cells[name] ? [{ name, id: cells[name] }] : []));
    const fee = cells.monthlyFee ?? "";
    const fileFee = fee === "" ? null : parseMoney(fee);
    const candidates = ids.map(({ name, id }) => index[name](id)).find(({ length }) => length > 0) ?? [];
    const named = ids.find(({ name, id }) => index[name](id).length > 0) ?? ids[0];
    const said = { line, fileId: named?.id ?? null, fileFee: fileFee ?? (fee || null) };
    const [one] = candidates;
    const told = candidates.length === 1 && one ? one : nobody;
    const isSeen = one ? candidates.every(({ tid }) => met.has(tid)) : unknown.has(foldId(said.fileId ?? ""));
    for (const { tid } of candidates) met.add(tid);
    if (!named || (fee !== "" && fileFee === null)) return { ...told, ...said, kind: "unread" };
    if (candidates.length > 1) return { ...nobody, ...said, kind: "several" };
    if (isSeen) return { ...told, ...said, kind: "repeated" };
    if (one)
      return fileFee === null || fileFee === one.monthlyFee ? undefined : { ...one, ...said, kind: "priceDiffers" };
    unknown.add(foldId(named.id));
    return { ...nobody, ...said, kind: "onlyFile" };
  };
  const differences = rows.flatMap((row) => differenceOf(row) ?? []);
  return { equal: rows.length - differences.length, differences, met };
}
