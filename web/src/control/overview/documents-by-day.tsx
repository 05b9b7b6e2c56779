import { documentTypes } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Section } from "../../components/layout/section.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import type { Overview } from "./overview-queries.ts";

const words = texts.controlOverview;

type Made = Overview["documents"]["byDay"];
type Day = { day: string; made: Made };

const sum = (made: Made) => made.reduce((total, { amount }) => total + amount, 0);

const columns: readonly DataColumn<Day>[] = [
  { id: "day", header: words.day, cell: ({ day }) => texts.formats.date(day) },
  ...documentTypes.map((type): DataColumn<Day> => ({
    id: type,
    header: texts.documents.types[type].many,
    cell: ({ made }) => texts.formats.number(sum(made.filter(({ documentType }) => documentType === type))),
    align: "right",
  })),
  {
    id: "all",
    header: words.all,
    cell: ({ made }) => <strong>{texts.formats.number(sum(made))}</strong>,
    align: "right",
  },
];

/** How many documents of each type were made on each of the last days. */
export function DocumentsByDay({ byDay }: { byDay: Made }) {
  const days = [...new Set(byDay.map(({ day }) => day))].toSorted().toReversed();
  const rows = days.map((day) => ({ day, made: byDay.filter((one) => one.day === day) }));
  return (
    <Section title={words.byDay}>
      {rows.length === 0 ? (
        words.noDocuments
      ) : (
        <PlainTable compared label={words.byDay} columns={columns} rows={rows} rowId={({ day }) => day} />
      )}
    </Section>
  );
}
