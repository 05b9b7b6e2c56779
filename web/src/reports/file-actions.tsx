import PrintOutlined from "@mui/icons-material/PrintOutlined";
import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import { texts } from "@runko/domain/texts/texts";
import { showProblem } from "../components/feedback/tell-failure.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { saveBlob } from "../components/save-blob.ts";
import { useAction } from "../components/submit/use-action.ts";
import type { FileFormat } from "./api/report-queries.ts";

const words = texts.reports;

const formats: readonly FileFormat[] = ["csv", "xlsx"];

type FileActionsProps = { fetchFile: (format: FileFormat) => Promise<Blob>; nameOf: (format: FileFormat) => string };

/** Files of the figures that are shown, and their printing. */
export function FileActions({ fetchFile, nameOf }: FileActionsProps) {
  const { run, underWay } = useAction({
    perform: fetchFile,
    done: () => words.downloaded,
    onDone: (blob, format) => saveBlob(blob, nameOf(format)),
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
