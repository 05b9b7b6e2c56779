import type { ClockName } from "../documents/clocks.ts";
import { shownState, type DocumentState } from "../documents/document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { ReportType } from "../enumerations/report-types.ts";
import type { ExportCell } from "../search/export-cells.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { ReportView } from "./report.ts";
import { reportDefinitions } from "./report-definitions.ts";

/** A document behind a figure of a report. */
export type ReportedDocument = {
  id: number;
  caseId: number;
  documentType: DocumentType;
  eventState: DocumentState;
  archived: boolean;
  rejected: boolean;
  subscriber: { name: string };
  supplier: { name: string };
  productName: string;
  createdDay: CalendarDate;
  endDate: CalendarDate | null;
  days: number | null;
  /** Of a report on clocks, which of them. */
  clock: ClockName | null;
};

export type ReportDocumentColumn = {
  id: string;
  header: string;
  cell: (document: ReportedDocument) => ExportCell;
  isNumber?: true;
};

const text = (said: string): ExportCell => ({ kind: "text", text: said });
const number = (value: number | null): ExportCell => (value === null ? text("") : { kind: "number", number: value });
const date = (day: CalendarDate | null): ExportCell => (day === null ? text("") : { kind: "date", date: day });

type Words = Pick<Catalogue, "documents" | "reports">;

const stateText = (texts: Words, document: ReportedDocument) =>
  document.rejected ? texts.documents.derived.rejected : texts.documents.states[shownState(document)];

/** The parties that a list names: the other one, or both where neither is the reader's. */
const partiesOf = (view: ReportView) =>
  view === "PORTAL"
    ? (["subscriber", "supplier"] as const)
    : ([view === "SUBSCRIBER" ? "supplier" : "subscriber"] as const);

/** What the list behind a figure tells of each document, on the screen and in its files. */
export function reportDocumentColumns(texts: Words, report: ReportType, view: ReportView): ReportDocumentColumn[] {
  const { documentColumns, ended, measured, parties } = texts.reports;
  const [end, days] = [ended[report], measured[report]];
  return [
    { id: "id", header: documentColumns.id, cell: ({ id }) => number(id) },
    { id: "caseId", header: documentColumns.caseId, cell: ({ caseId }) => number(caseId) },
    {
      id: "documentType",
      header: documentColumns.documentType,
      cell: ({ documentType }) => text(texts.documents.types[documentType].one),
    },
    { id: "eventState", header: documentColumns.eventState, cell: (document) => text(stateText(texts, document)) },
    ...partiesOf(view).map((party): ReportDocumentColumn => ({
      id: party,
      header: parties[party],
      cell: (document) => text(document[party].name),
    })),
    { id: "productName", header: documentColumns.productName, cell: ({ productName }) => text(productName) },
    { id: "createdAt", header: documentColumns.createdAt, cell: ({ createdDay }) => date(createdDay) },
    ...(reportDefinitions[report].rows !== "clock"
      ? []
      : [
          {
            id: "clock",
            header: documentColumns.clock,
            cell: ({ clock }: ReportedDocument) => text(clock === null ? "" : texts.reports.clocks[clock]),
          },
        ]),
    ...(end === null ? [] : [{ id: "endDate", header: end, cell: ({ endDate }: ReportedDocument) => date(endDate) }]),
    ...(days === null
      ? []
      : [
          {
            id: "days",
            header: days,
            isNumber: true,
            cell: (document: ReportedDocument) => number(document.days),
          } as const,
        ]),
  ];
}
