import type { RowVerdict } from "@runko/domain/imports/import-states";
import type { ColumnMapping } from "@runko/domain/imports/map-columns";
import type { Issue } from "@runko/domain/values/issue";
import type { ImportJob, ImportKind } from "../import-kind.ts";

/** A job as it is stored, with its kind. */
export type StoredJob = {
  job: ImportJob;
  kind: ImportKind;
  headers: readonly string[];
  mapping: ColumnMapping;
};

export type StoredVerdict = { verdict: RowVerdict; issues: readonly StoredIssue[] };
/** An issue of a row as it is kept: a warning says so. */
export type StoredIssue = Issue & { warning?: true };
