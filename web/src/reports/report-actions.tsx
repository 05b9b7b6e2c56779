import PrintOutlined from "@mui/icons-material/PrintOutlined";
import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import { texts } from "@runko/domain/texts/texts";
import { formatDate } from "@runko/domain/values/calendar-date";
import { useMutation } from "@tanstack/react-query";
import { problemText } from "../api/api-problem.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { saveBlob } from "../components/save-blob.ts";
import { useSession } from "../session/session-context.ts";
import { fetchReportFile, type FileFormat, type KnownReport, type Place } from "./api/report-queries.ts";
import type { FigureUrl } from "./report-url.ts";

const words = texts.reports;

const formats: readonly FileFormat[] = ["csv", "xlsx"];

type ReportActionsProps = { place: Place; url: KnownReport; figure?: FigureUrl };

/** Printing and the files of a report, or of the documents behind a figure of it. */
export function ReportActions({ place, url, figure }: ReportActionsProps) {
  const { organization } = useSession();
  const download = useMutation({
    mutationFn: (format: FileFormat) => fetchReportFile(place, url, figure, format),
    onSuccess: (blob, format) => {
      const report = texts.enumerations.reportType[url.report];
      const name = figure ? words.documentsOf(report) : report;
      saveBlob(
        blob,
        words.fileName(
          name,
          place.view === "PORTAL" ? words.wholePortal : organization.name,
          formatDate(url.from),
          formatDate(url.to),
          format,
        ),
      );
      showSnackbar(words.downloaded, { severity: "success" });
    },
    onError: (error) => showSnackbar(problemText(error), { severity: "error" }),
  });
  return (
    <>
      {formats.map((format) => (
        <ActionButton
          key={format}
          variant="outlined"
          startIcon={<SaveAltOutlined />}
          busy={download.isPending && download.variables === format}
          aria-label={words.downloadAs(words.formats[format])}
          onClick={() => download.mutate(format)}
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
