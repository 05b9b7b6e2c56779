import { createIdSet } from "../storage/create-id-set.ts";

/** Attachments that this tab has deleted: gone at once, while it can still be undone. */
export const deletedHere = createIdSet<string>();
