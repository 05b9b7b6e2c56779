import type { Capability } from "../capability.ts";
import { registerNoteRoutes } from "./note-routes.ts";

/** Notes may name persons: they go with what anonymization takes of their document (T19). */
const anonymized =
  "EXISTS (SELECT FROM documents d WHERE d.id = document_notes.document_id AND d.anonymized_at IS NOT NULL)";

export const notes: Capability = {
  tables: {
    document_notes: [],
  },
  expiring: [{ table: "document_notes", condition: anonymized }],
  routes: registerNoteRoutes,
};
