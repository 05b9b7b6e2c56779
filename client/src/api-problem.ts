import type { components } from "./schema.ts";

export type Problem = components["schemas"]["Problem"];

/** An answer that is no success, where a call has nothing else to give. `problem.code` is for programs. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem> = {}) {
    super([status, problem.code, problem.detail ?? problem.title].filter(Boolean).join(" "));
    this.name = "ApiProblem";
    this.status = status;
    this.problem = problem;
  }
}

type Answered = { response: Response; error?: unknown };

export const problemOf = ({ response, error }: Answered): ApiProblem =>
  new ApiProblem(response.status, typeof error === "object" && error ? (error as Partial<Problem>) : {});
