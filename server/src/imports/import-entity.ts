import { importPolicies, importStates, rowStates, rowVerdicts } from "@runko/domain/imports/import-states";
import { issueCodes } from "@runko/domain/values/issue";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  described,
  finnish,
  instant,
  integer,
  nullable,
  over,
  shown,
  shownInstant,
  text,
  unsorted,
  uuid,
} from "../platform/entity/fields.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import type { JobKey } from "./import-store.ts";

const amount = (name: string, description: string) => described(over("c", shown(`c.${name}`, z.int())), description);

const counts = {
  rows: amount("rows", "Rows of the file."),
  unchecked: amount("unchecked", "Not yet checked."),
  right: amount("right", "Checked, without errors or warnings, and not sent."),
  warnings: amount("warnings", "Checked, with warnings alone, and not sent."),
  errors: amount("errors", "Checked, with errors; those that could not be sent are among them."),
  sent: amount("sent", "Sent."),
};

const importFields = {
  id: uuid("i.id"),
  kind: unsorted(text("i.kind")),
  state: unsorted(text("i.state", z.enum(importStates))),
  policy: nullable(shown("i.policy", z.enum(importPolicies))),
  fileName: described(unsorted(finnish("i.file_name")), "Of the file that was uploaded."),
  createdAt: instant("i.created_at"),
  createdByName: over("u", shown("u.first_name || ' ' || u.last_name")),
  sameFileAt: described(nullable(shownInstant("i.same_file_at")), "When the same file was brought before."),
  sentAt: nullable(shownInstant("i.sent_at")),
  doneAt: nullable(shownInstant("i.done_at")),
  ...counts,
};

const importJob = {
  table: "import_jobs",
  as: "i",
  joins: {
    u: "JOIN users u ON u.id = i.created_by_id",
    c: `CROSS JOIN LATERAL (
      SELECT count(*) AS rows,
        count(*) FILTER (WHERE r.state <> 'sent' AND r.verdict IS NULL) AS unchecked,
        count(*) FILTER (WHERE r.state <> 'sent' AND r.verdict = 'ok') AS right,
        count(*) FILTER (WHERE r.state <> 'sent' AND r.verdict = 'warning') AS warnings,
        count(*) FILTER (WHERE r.state <> 'sent' AND r.verdict = 'error') AS errors,
        count(*) FILTER (WHERE r.state = 'sent') AS sent
      FROM import_rows r WHERE r.job_id = i.id) c`,
  },
  key: "id",
  order: [["createdAt", "DESC"]],
} as const;

/** Files that were brought, with how far each is. */
export const imports = defineEntity({ ...importJob, name: "import", schema: "ListedImport", fields: importFields });

export const importsOf = ({ organizationId, role }: Pick<JobKey, "organizationId" | "role">): Scope =>
  createScope("i.organization_id = $1 AND i.role = $2", [organizationId, role]);

const rowIssue = z.strictObject({
  path: z.string().meta({ description: "The name of a column, or empty." }),
  code: z.enum(issueCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  warning: z.literal(true).optional(),
});

/** Rows of a file, with what is thought of each and what it came to. */
export const importRows = defineEntity({
  name: "importRow",
  schema: "ImportRow",
  table: "import_rows",
  as: "r",
  key: "number",
  order: [["number", "ASC"]],
  fields: {
    number: described(integer("r.number"), "As a spreadsheet shows it."),
    cells: described(shown("r.cells", z.array(z.string())), "In the order of the headers."),
    verdict: described(
      unsorted(nullable(text("r.verdict", z.enum(rowVerdicts)))),
      "Null of a row that is to be checked.",
    ),
    issues: shown("r.issues", z.array(rowIssue)),
    state: unsorted(text("r.state", z.enum(rowStates))),
    result: described(
      shown("r.result", z.record(z.string(), z.string()).nullable()),
      "What it came to; `eventId` is the document that it made or changed.",
    ),
  },
});

export const rowsOf = (jobId: string): Scope => createScope("r.job_id = $1", [jobId]);
