import { problemStatus, type ProblemCode } from "@runko/domain/problems/problem-codes";
import type { Say } from "@runko/domain/texts/catalogue";
import type { Issue } from "@runko/domain/values/issue";

type ProblemExtras = {
  detail?: Say;
  /** Broken fields; paths as the request names them (`document.requestedDate`). */
  issues?: readonly Issue[];
  headers?: Record<string, string>;
  /** What a single code adds to its document, such as who holds an edit lock. */
  members?: Record<string, unknown>;
};

/** An answer that is not success; the error handler writes it as an RFC 9457 problem document (D-29). */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.status = problemStatus[code];
    this.extras = extras;
  }
}
