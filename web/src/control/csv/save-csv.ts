import { texts } from "@runko/domain/texts/texts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { controlProblemText } from "../control-problem.ts";

/** Fetches a list as a file and saves it, and tells how that went. */
export async function saveCsv(fetch: () => Promise<Blob>, name: string): Promise<void> {
  try {
    saveBlob(await fetch(), name);
    showSnackbar(texts.csv.exported, { severity: "success" });
  } catch (error) {
    showSnackbar(controlProblemText(error), { severity: "error" });
  }
}
