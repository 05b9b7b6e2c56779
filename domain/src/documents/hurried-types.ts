import type { DocumentType } from "../enumerations/document-types.ts";

/** Whether it is in a hurry: a notice of a fault binds nobody, may be sent before its summary, and comes first by phone. */
export const isHurried = (type: DocumentType): boolean => type === "Fault";
