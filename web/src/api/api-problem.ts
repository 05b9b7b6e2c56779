import { texts } from "@runko/domain/texts/texts";

export type FieldProblem = { path: string; code: string; message: string };

/** An answer of the server that refuses the request (RFC 9457). Source: D-29. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldProblem[];
  readonly requestId: string | undefined;
  /** The whole problem document, with what a single code adds to it. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: unknown, requestId?: string) {
    const problem = isRecord(body) ? body : {};
    const title = text(problem["title"]) ?? texts.common.requestFailed(status);
    super(title);
    this.name = "ApiProblem";
    this.status = status;
    this.code = text(problem["code"]) ?? "UNKNOWN";
    this.title = title;
    this.detail = text(problem["detail"]);
    this.errors = Array.isArray(problem["errors"]) ? problem["errors"].filter(isFieldProblem) : [];
    this.requestId = text(problem["requestId"]) ?? requestId;
    this.body = problem;
  }
}

/** No answer came: the server or the way to it is down. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super(texts.common.networkFailure, { cause });
    this.name = "NetworkFailure";
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    isRecord(value) &&
    typeof value["path"] === "string" &&
    typeof value["code"] === "string" &&
    typeof value["message"] === "string"
  );
}

/** What to tell the user of any failure. */
export function problemText(error: unknown): string {
  if (error instanceof ApiProblem) return error.detail ? `${error.title}. ${error.detail}` : error.title;
  if (error instanceof NetworkFailure) return error.message;
  return texts.common.failed;
}

export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.requestId : undefined;
}

/** Whether asking again may help: nobody answered, or a server on the way was down. */
export function isTransient(error: unknown): boolean {
  return error instanceof NetworkFailure || (error instanceof ApiProblem && [502, 503, 504].includes(error.status));
}
