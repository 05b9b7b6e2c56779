/** Where the rows of a file stand: being checked, checked, being sent, all sent that could be, or stopped half-way. */
export const importStates = ["checking", "checked", "sending", "done", "stopped"] as const;
export type ImportState = (typeof importStates)[number];

/** What is thought of a row before it is sent. */
export const rowVerdicts = ["ok", "warning", "error"] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

export const rowStates = ["waiting", "sent", "failed"] as const;
export type RowState = (typeof rowStates)[number];

/** All rows or none, in one transaction; or those that are right, each by itself. */
export const importPolicies = ["all", "valid"] as const;
export type ImportPolicy = (typeof importPolicies)[number];

/** Up to so many rows all or none is what most want. */
const ALL_OR_NONE_ROWS = 50;
/** One transaction holds what it has written until its end. */
export const mostRowsAtOnce = 200;

export const usualPolicy = (rows: number): ImportPolicy => (rows <= ALL_OR_NONE_ROWS ? "all" : "valid");

/** A file that was brought within so many days is told to be the same. */
export const sameFileDays = 30;

const mended: ReadonlySet<ImportState> = new Set(["checked", "done", "stopped"]);
/** Whether its rows may be changed, checked anew and sent. */
export const maySend = (state: ImportState): boolean => mended.has(state);
export const isUnderWay = (state: ImportState): boolean => !maySend(state);
