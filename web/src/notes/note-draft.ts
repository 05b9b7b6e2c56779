import { storedJson } from "../storage/stored-value.ts";
import type { Place } from "./api/note-calls.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** Where a user's unsaved note of a document is kept (U1). */
export const noteDraftOf = ({ organizationId, role, eventId }: Place, userId: string) =>
  storedJson(`note-draft:${userId}:${organizationId}:${role}:${eventId}`, isText);
