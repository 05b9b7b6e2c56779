import { problemText } from "../../api/api-problem.ts";
import { showSnackbar } from "./snackbar.ts";

/** Tells in passing why something could not be done. */
export const showProblem = (failure: unknown): void => void showSnackbar(problemText(failure), { severity: "error" });
