import type { IssueCode } from "@runko/domain/values/issue";
import { hasCode } from "../database/error-code.ts";
import { Problem } from "./problem.ts";

const UNIQUE_VIOLATION = "23505";

/** Runs a write that a unique index may refuse, and tells the field that is taken (422). */
export async function tellTaken<T>(path: string, code: IssueCode, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (hasCode(error, UNIQUE_VIOLATION)) throw new Problem("VALIDATION_FAILED", { issues: [{ path, code }] });
    throw error;
  }
}
