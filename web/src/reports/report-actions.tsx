import { texts } from "@runko/domain/texts/texts";
import { useSession } from "../session/session-context.ts";
import { fetchReportFile, type KnownReport, type Place } from "./api/report-queries.ts";
import { FileActions } from "./file-actions.tsx";
import type { FigureUrl } from "./report-url.ts";

const words = texts.reports;

type ReportActionsProps = { place: Place; url: KnownReport; figure?: FigureUrl };

/** Printing and the files of a report, or of the documents behind a figure of it. */
export function ReportActions({ place, url, figure }: ReportActionsProps) {
  const { organization } = useSession();
  const report = texts.enumerations.reportType[url.report];
  const whose = place.view === "PORTAL" ? words.wholePortal : organization.name;
  const [from, to] = [texts.formats.date(url.from), texts.formats.date(url.to)];
  return (
    <FileActions
      fetchFile={(format) => fetchReportFile(place, url, figure, format)}
      nameOf={(format) => words.fileName(figure ? words.documentsOf(report) : report, whose, from, to, format)}
    />
  );
}
