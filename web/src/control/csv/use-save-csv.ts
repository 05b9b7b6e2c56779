import { texts } from "@runko/domain/texts/texts";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { showControlProblem } from "../control-problem.ts";

type CsvFile = { fetch: () => Promise<Blob>; name: string };

/** Fetches a list as a file and saves it, and tells how that went. */
export const useSaveCsv = () =>
  useAction({
    perform: ({ fetch }: CsvFile) => fetch(),
    done: () => texts.csv.exported,
    onDone: (blob, { name }) => saveBlob(blob, name),
    onFailed: showControlProblem,
  });
