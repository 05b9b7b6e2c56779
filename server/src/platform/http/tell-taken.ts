import type { IssueCode } from "@runko/domain/values/issue";
import { isTaken } from "../error-code.ts";
import { Problem } from "./problem.ts";

/** Runs a write that a unique index may refuse, and tells the field that is taken (422). */
export async function tellTaken<T>(path: string, code: IssueCode, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) throw new Problem("VALIDATION_FAILED", { issues: [{ path, code }] });
    throw error;
  }
}
