import { plainSpaces } from "./plain-spaces.ts";

const parseNumber = (prefix: "TID" | "CID", input: string): number | null => {
  const text = plainSpaces(input).toUpperCase().replace(/^#\s?/, "");
  const digits = text.startsWith(prefix) ? text.slice(prefix.length).replace(/^\s*[:#]?\s*/, "") : text;
  return /^[1-9][0-9]{0,8}$/.test(digits) ? Number(digits) : null;
};

/** Reads a TID, bare (`100234`) or with its prefix (`TID 100234`, `tid: 100234`, `#100234`); null when invalid (D-4). */
export const parseEventId = (input: string): number | null => parseNumber("TID", input);

/** Reads a CID, bare or with its prefix; null when invalid (D-4). */
export const parseCaseId = (input: string): number | null => parseNumber("CID", input);

export const formatEventId = (eventId: number): string => `TID ${eventId}`;

export const formatCaseId = (caseId: number): string => `CID ${caseId}`;
