import { randomBytes } from "node:crypto";

/** An id that no other run of a story has used. */
export const uniqueId = (prefix: string): string => `${prefix}-${randomBytes(4).toString("hex")}`;
