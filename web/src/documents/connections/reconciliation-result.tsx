import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { differenceKinds, type DifferenceKind } from "@runko/domain/connections/reconcile";
import { texts } from "@runko/domain/texts/texts";
import { isMoney } from "@runko/domain/values/money";
import { useState } from "react";
import { Link } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import type { ConnectionDifference, Reconciliation } from "./reconciliation-queries.ts";
import type { RegisterRole } from "./use-register-scope.ts";

const words = texts.reconciliation;
const formats = texts.formats;
const ROWS_AT_ONCE = 50;

const Counts = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 32px",
  margin: 0,
  fontSize: "0.8125rem",
  "& > div": { display: "flex", gap: 8, alignItems: "baseline" },
  "& dt": { color: theme.colors.textSecondary },
  "& dd": { margin: 0, fontWeight: 650, fontVariantNumeric: "tabular-nums" },
}));

type Column = DataColumn<ConnectionDifference>;

function columnsOf(role: RegisterRole, kind: DifferenceKind): Column[] {
  const { columns } = words;
  const fee = (said: string | null) => (said !== null && isMoney(said) ? formats.money(said) : said);
  const connection: Column = {
    id: "connection",
    header: texts.connections.one,
    cell: ({ tid, productName }) =>
      tid === null ? null : (
        <Link to={routes.connection(areaOfRole[role], tid)}>{`TID ${tid} ${productName ?? ""}`.trim()}</Link>
      ),
  };
  const file: Column[] = [
    { id: "fileId", header: columns.fileId, cell: ({ fileId }) => fileId ?? "–" },
    { id: "line", header: columns.line, cell: ({ line }) => line, align: "right" },
  ];
  const known: Column[] = [
    { id: "partner", header: texts.connections.partner[role], cell: ({ partnerName }) => partnerName },
    {
      id: "subscriberConnectionId",
      header: columns.subscriberConnectionId,
      cell: (row) => row.subscriberConnectionId,
    },
    { id: "supplierConnectionId", header: columns.supplierConnectionId, cell: (row) => row.supplierConnectionId },
  ];
  const monthlyFee: Column = {
    id: "monthlyFee",
    header: columns.monthlyFee,
    cell: (row) => fee(row.monthlyFee),
    align: "right",
  };
  const fileFee: Column = { id: "fileFee", header: columns.fileFee, cell: (row) => fee(row.fileFee), align: "right" };
  if (kind === "onlyRegister") return [connection, ...known, monthlyFee];
  if (kind === "onlyFile" || kind === "several") return [...file, fileFee];
  return [...file, connection, ...known.slice(0, 1), monthlyFee, fileFee];
}

type KindProps = { role: RegisterRole; kind: DifferenceKind; amount: number; rows: readonly ConnectionDifference[] };

function DifferencesOfKind({ role, kind, amount, rows }: KindProps) {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const title = `${words.kinds[kind]} (${formats.number(amount)})`;
  return (
    <Section title={title}>
      {amount > rows.length && <Notice severity="info">{words.most(formats.number(rows.length))}</Notice>}
      <PlainTable
        label={title}
        columns={columnsOf(role, kind)}
        rows={rows.slice(0, most)}
        rowId={({ line, tid }) => `${line} ${tid}`}
      />
      {rows.length > most && (
        <Button onClick={() => setMost(most + ROWS_AT_ONCE * 2)}>
          {words.showMore(formats.number(rows.length - most))}
        </Button>
      )}
    </Section>
  );
}

/** How many rows agree and differ. */
export function ReconciliationCounts({ found: { equal, counts } }: { found: Reconciliation }) {
  const all: [string, number][] = [
    [words.equal, equal],
    ...differenceKinds.map((kind): [string, number] => [words.kinds[kind], counts[kind]]),
  ];
  return (
    <Counts>
      {all
        .filter(([label, amount]) => amount > 0 || label === words.equal)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formats.number(amount)}</dd>
          </div>
        ))}
    </Counts>
  );
}

/** The differences, a table for each kind of them. */
export function ReconciliationResult({ role, found }: { role: RegisterRole; found: Reconciliation }) {
  const { counts, differences } = found;
  return differenceKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => (
      <DifferencesOfKind
        key={kind}
        role={role}
        kind={kind}
        amount={counts[kind]}
        rows={differences.filter((row) => row.kind === kind)}
      />
    ));
}
