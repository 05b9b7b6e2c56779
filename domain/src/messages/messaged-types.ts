import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import type { PathRole } from "../organizations/roles.ts";

/** The types whose messages are a role's to answer: those of faults are for who handles them (D-9d). */
export const messagedTypes = (role: PathRole): readonly DocumentType[] =>
  role === "SUBSCRIBER"
    ? documentTypes
    : documentTypes.filter((type) => (type === "Fault") === (role === "ERROR_HANDLER"));
