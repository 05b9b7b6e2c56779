import { ApiProblem, problemText } from "./api-problem.ts";

/** What is wrong with something that is sent whole, such as a file: every rule that it breaks, or why it failed. */
export const refusalText = (failure: unknown): string =>
  failure instanceof ApiProblem && failure.errors.length > 0
    ? failure.errors.map(({ message }) => message).join(" ")
    : problemText(failure);
