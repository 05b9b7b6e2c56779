import type { HistoryLabel } from "../enumerations/history-labels.ts";

/** What one document's change marks of another. */
export type Mark = "ordered" | "modified" | "disconnected";

/** How the history names such a mark when it is set and when it is taken off again. Source: D-9b. */
export const markLabels: Record<Mark, { set: HistoryLabel; taken: HistoryLabel }> = {
  ordered: { set: "updated", taken: "open" },
  modified: { set: "updated", taken: "updated" },
  disconnected: { set: "finished", taken: "open" },
};

/** Somebody else ended an editing, of which nothing was kept. */
export const endedEditLabel: HistoryLabel = "not_stored";
