import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { customFieldOf } from "@runko/domain/imports/document-columns";
import { maySend } from "@runko/domain/imports/import-states";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { ImportCell } from "./import-cell.tsx";
import { RowChip } from "./import-chip.tsx";
import {
  importsKey,
  mendCell,
  rowFilters,
  rowsAtOnce,
  rowsQuery,
  type Import,
  type ImportPlace,
  type ImportRow,
  type MendedCell,
  type RowFilter,
} from "./import-queries.ts";

const words = texts.imports;

const Told = styled("ul")({ listStyle: "none", margin: 0, padding: 0, minWidth: 200 });

type RowsProps = { found: Import; place: ImportPlace; onChanged: (next: Import) => void };

/** What is wrong with the row and stands in none of its cells. */
const unplaced = ({ issues }: ImportRow, mapping: Import["mapping"]) =>
  issues.filter(({ path }) => !mapping.includes(path));

function StateCell({ row, found }: { row: ImportRow; found: Import }) {
  // A product's own fields are known by their names alone, where the file does not say of which product it is.
  const headerOf = (path: string) => found.columns.find(({ name }) => name === path)?.header ?? customFieldOf(path);
  const tid = row.result?.["eventId"];
  const rest = row.state === "sent" ? [] : unplaced(row, found.mapping);
  return (
    <>
      {tid === undefined ? (
        <RowChip row={row} />
      ) : (
        <Link to={routes.document("subscriber", Number(tid))}>{words.tid(tid)}</Link>
      )}
      {rest.length > 0 && (
        <Told>
          {rest.map((issue) => {
            const header = headerOf(issue.path);
            const message = issueMessage(texts.issues, issue);
            return <li key={`${issue.path} ${issue.code}`}>{header ? `${header}: ${message}` : message}</li>;
          })}
        </Told>
      )}
    </>
  );
}

function columnsOf(found: Import, mend: (cell: MendedCell) => Promise<void>): DataColumn<ImportRow>[] {
  const { mapping, headers, state } = found;
  const mapped = mapping.flatMap((name, at) => (name === null ? [] : [{ name, at, header: headers[at] ?? name }]));
  return [
    { id: "number", header: words.row, figures: true, cell: ({ number }) => number },
    { id: "state", header: words.list.state, cell: (row) => <StateCell row={row} found={found} /> },
    ...mapped.map(({ name, at, header }): DataColumn<ImportRow> => ({
      id: name,
      header,
      cell: (row) => (
        <ImportCell
          label={words.cell(header, row.number)}
          value={row.cells[at] ?? ""}
          issues={row.state === "sent" ? [] : row.issues.filter(({ path }) => path === name)}
          mayMend={row.state !== "sent" && maySend(state)}
          onMend={(to) => mend({ number: row.number, column: name, from: row.cells[at] ?? "", to })}
        />
      ),
    })),
  ];
}

/** The rows of the file, those with errors at once; a cell is mended where it stands. */
export function ImportRows({ found, place, onChanged }: RowsProps) {
  const [filter, setFilter] = useState<RowFilter>();
  const [most, setMost] = useState(rowsAtOnce);
  const { rows, unchecked, right, warnings, errors, sent, state } = found;
  const shown = filter ?? (errors > 0 ? "error" : "all");
  const seen = [state, unchecked, right, warnings, errors, sent].join();
  const { data, error, refetch } = useQuery(rowsQuery(place, { filter: shown, most, seen }));
  const mend = useAction({
    perform: (mended: MendedCell) => mendCell(place, mended),
    onDone: onChanged,
    onFailed: showProblem,
    stale: [importsKey(place.organizationId, place.importId, "rows")],
    untilFresh: true,
  });
  const columns = columnsOf(found, mend.run);
  return (
    <Section
      title={words.rows}
      actions={
        <ChoiceFilter
          id="import-rows"
          label={words.show}
          options={rowFilters.map((value) => ({ value, label: words.filters[value] }))}
          value={shown}
          onChange={(next) => setFilter(next ?? "all")}
        />
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonBlock lines={8} />
      ) : data.rows.length === 0 ? (
        <EmptyState text={words.noRows} />
      ) : (
        <PlainTable
          label={words.rows}
          columns={columns}
          rows={data.rows}
          rowId={({ number }) => String(number)}
          compared
        />
      )}
      {data && data.total > data.rows.length && (
        <Button onClick={() => setMost(Math.min(rows, most + rowsAtOnce * 2))}>
          {words.showMore(data.total - data.rows.length)}
        </Button>
      )}
    </Section>
  );
}
