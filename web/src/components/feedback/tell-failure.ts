import { texts } from "@runko/domain/texts/texts";
import { showSnackbar } from "./snackbar.ts";
import { ApiProblem, problemText } from "../../api/api-problem.ts";

/** Tells in passing that the server could not do what was asked, with its status; whether it did (specification §8). */
export function tellFailure(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.status < 500) return false;
  showSnackbar(texts.common.requestFailed(error.status), { severity: "error" });
  return true;
}

/** Put into `meta` of the queries whose failure is told in passing too, beside what stands in their place. */
export const tellsFailure = { tellsFailure: true } as const;

/** Tells in passing why something that was pressed could not be done, where no form stands to tell it. */
export const showProblem = (failure: unknown): void => void showSnackbar(problemText(failure), { severity: "error" });
