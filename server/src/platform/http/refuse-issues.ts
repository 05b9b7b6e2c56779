import type { Issue } from "@runko/domain/values/issue";
import { Problem } from "./problem.ts";

/** Refuses what breaks a rule, with every rule that it breaks (422). */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
}
