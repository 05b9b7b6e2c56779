import PrintOutlined from "@mui/icons-material/PrintOutlined";
import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import { texts } from "@runko/domain/texts/texts";
import { showProblem } from "../components/feedback/tell-failure.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { saveBlob } from "../components/save-blob.ts";
import { useAction } from "../components/submit/use-action.ts";
import { useSession } from "../session/session-context.ts";
import { fetchReportFile, type FileFormat, type KnownReport, type Place } from "./api/report-queries.ts";
import type { FigureUrl } from "./report-url.ts";

const words = texts.reports;

const formats: readonly FileFormat[] = ["csv", "xlsx"];

type ReportActionsProps = { place: Place; url: KnownReport; figure?: FigureUrl };

/** Printing and the files of a report, or of the documents behind a figure of it. */
export function ReportActions({ place, url, figure }: ReportActionsProps) {
  const { organization } = useSession();
  const { run, underWay } = useAction({
    perform: (format: FileFormat) => fetchReportFile(place, url, figure, format),
    done: () => words.downloaded,
    onDone: (blob, format) => {
      const report = texts.enumerations.reportType[url.report];
      const name = figure ? words.documentsOf(report) : report;
      saveBlob(
        blob,
        words.fileName(
          name,
          place.view === "PORTAL" ? words.wholePortal : organization.name,
          texts.formats.date(url.from),
          texts.formats.date(url.to),
          format,
        ),
      );
    },
    onFailed: showProblem,
    parallel: true,
  });
  return (
    <>
      {formats.map((format) => (
        <ActionButton
          key={format}
          variant="outlined"
          startIcon={<SaveAltOutlined />}
          busy={underWay.includes(format)}
          aria-label={words.downloadAs(words.formats[format])}
          onClick={() => void run(format)}
        >
          {words.formats[format]}
        </ActionButton>
      ))}
      <ActionButton variant="outlined" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
        {words.print}
      </ActionButton>
    </>
  );
}
