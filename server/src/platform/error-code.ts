/** The constraint or unique index that refused a write. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error && "constraint" in error && typeof error.constraint === "string"
    ? error.constraint
    : undefined;
}

const UNIQUE_VIOLATION = "23505";

/** Whether a unique index refused a write. */
export const isTaken = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Whether a caught value is an error with one of these codes, of the system (EEXIST) or of PostgreSQL (57P03). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && codes.includes(error.code);
}
