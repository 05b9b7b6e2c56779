import { ApiProblem, problemText } from "../api/api-problem.ts";
import { showSnackbar } from "../components/feedback/snackbar.ts";

const nameOf = (one: unknown): string | undefined =>
  typeof one === "object" && one !== null && "name" in one && typeof one.name === "string" ? one.name : undefined;

/** What to tell of a refusal, with the names of the organizations or users that stand in the way. */
export function controlProblemText(error: unknown): string {
  const text = problemText(error);
  if (!(error instanceof ApiProblem)) return text;
  const lists = [error.body["organizations"], error.body["users"], error.body["children"]];
  const names = lists.flatMap((list) => (Array.isArray(list) ? list.map(nameOf) : [])).filter(Boolean);
  return names.length === 0 ? text : `${text}: ${names.join(", ")}`;
}

/** Tells in passing why something could not be done. */
export const showControlProblem = (failure: unknown): void =>
  void showSnackbar(controlProblemText(failure), { severity: "error" });
