export type FilterReason =
  | "NOT_JSON"
  | "NOT_AN_OBJECT"
  | "NOT_A_LIST"
  | "BAD_BRACKETS"
  | "AMBIGUOUS_BRACKETS"
  | "GIVEN_TWICE"
  | "EMPTY"
  | "TOO_LONG"
  | "TOO_DEEP"
  | "TOO_MANY_CONDITIONS"
  | "TOO_MANY_VALUES"
  | "UNKNOWN_KEY"
  | "UNKNOWN_FIELD"
  | "UNKNOWN_RELATION"
  | "UNKNOWN_OPERATOR"
  | "NOT_FILTERABLE"
  | "NOT_SORTABLE"
  | "BAD_VALUE"
  | "BAD_DATE"
  | "BAD_INSTANT"
  | "BAD_MONEY"
  | "OUT_OF_RANGE";

/** A query that the filter grammar refuses: 400. `path` names the place in the caller's own words. Source: D-28, D-29. */
export class FilterError extends Error {
  readonly code = "INVALID_FILTER";
  readonly path: string;
  readonly reason: FilterReason;

  constructor(path: string, reason: FilterReason) {
    super(`${reason} at ${path}`);
    this.name = "FilterError";
    this.path = path;
    this.reason = reason;
  }
}
