import { hasCode } from "../error-code.ts";

const systemCodes = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EAI_AGAIN",
  "EHOSTUNREACH",
];
const serverCodes = ["08000", "08001", "08003", "08004", "08006", "53300", "57P01", "57P02", "57P03", "57P05"];
/** Read-only, out of room on disk or in memory, or its disk fails. */
const unwritableCodes = ["25006", "53100", "53200", "58030"];
/** pg gives these no code. */
const connectionMessages = /^(Connection terminated|Client has encountered|timeout expired)/;
const waitMessage = /^timeout exceeded when trying to connect/;

/** The database answers, but a write would fail. */
export function isUnwritable(error: unknown): boolean {
  return hasCode(error, ...unwritableCodes);
}

/** More is asked than this process can do: no connection became free in time, or it may open nothing more. */
export function isOverload(error: unknown): boolean {
  return hasCode(error, "EMFILE", "ENFILE") || (error instanceof Error && waitMessage.test(error.message));
}

/** The database cannot be reached, is starting or going down, or has no connection left. */
export function isConnectionFailure(error: unknown): boolean {
  return (
    hasCode(error, ...systemCodes, ...serverCodes) || (error instanceof Error && connectionMessages.test(error.message))
  );
}

export function isStatementTimeout(error: unknown): boolean {
  return hasCode(error, "57014");
}

/** PostgreSQL ended a transaction for the sake of a concurrent one, or what it refers to has been removed meanwhile. */
export function isConcurrencyFailure(error: unknown): boolean {
  return hasCode(error, "40001", "40P01", "55P03", "23503");
}

/** A value that PostgreSQL cannot read or hold: a null character, a number out of range, no UUID. */
export function isUnreadableValue(error: unknown): boolean {
  return hasCode(error, "22021", "22P05", "22P02", "22003", "22007", "22008");
}
