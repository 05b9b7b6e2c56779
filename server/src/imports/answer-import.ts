import { importPolicies, usualPolicy } from "@runko/domain/imports/import-states";
import { checkMapping, foldHeader, suggestColumn } from "@runko/domain/imports/map-columns";
import { issueCodes } from "@runko/domain/values/issue";
import { z } from "zod";
import { loadRow } from "../platform/entity/find-rows.ts";
import { Problem } from "../platform/http/problem.ts";
import { imports } from "./import-entity.ts";
import type { ImportContext, ImportKind } from "../import-kind.ts";
import { loadJob, type JobKey } from "./import-store.ts";

const columnSchema = z.strictObject({
  name: z.string(),
  header: z.string(),
  required: z.boolean(),
});

export const importSchema = imports.schema
  .extend({
    headers: z.array(z.string()).meta({ description: "Of the file." }),
    mapping: z.array(z.string().nullable()).meta({
      description: "For each header the name of the column that it is; null: it is left out.",
    }),
    defaults: z.record(z.string(), z.string()).meta({ description: "What a row says that leaves a column empty." }),
    columns: z.array(columnSchema).meta({ description: "Those that such a file may have." }),
    unknown: z
      .array(z.strictObject({ header: z.string(), meant: z.string().nullable() }))
      .meta({ description: "Headers that are left out, each with the column that it may have meant." }),
    mappingIssues: z.array(
      z.strictObject({
        path: z.string(),
        code: z.enum(issueCodes),
        params: z.record(z.string(), z.string()).optional(),
      }),
    ),
    usualPolicy: z.enum(importPolicies),
    resultColumns: z.array(z.strictObject({ name: z.string(), header: z.string() })),
  })
  .meta({ id: "Import" });
type Answer = z.output<typeof importSchema>;

/** A job as its page shows it: how far it is, and what its kind knows of its columns. */
export async function answerImport(
  context: ImportContext,
  kinds: readonly ImportKind[],
  key: JobKey,
  texts: ImportTexts,
): Promise<Answer> {
  const stored = await loadJob(context.db, kinds, key);
  const json = await loadRow(context.pool, imports, "i.id = $1", [key.jobId]);
  if (json === undefined) throw new Problem("NOT_FOUND");
  const listed = JSON.parse(json) as z.output<typeof imports.schema>;
  const { job, kind, headers, mapping } = stored;
  const { defaults } = job;
  const columns = await kind.columns(context, { ...job, texts });
  const free = columns.filter(({ name }) => !mapping.includes(name));
  const unknown = headers.flatMap((header, at) =>
    (mapping[at] ?? null) === null && foldHeader(header) !== ""
      ? [{ header, meant: suggestColumn(header, free)?.name ?? null }]
      : [],
  );
  return {
    ...listed,
    headers: [...headers],
    mapping: [...mapping],
    defaults: { ...defaults },
    columns: columns.map(({ name, header, required }) => ({ name, header, required })),
    unknown,
    mappingIssues: checkMapping(mapping, columns, defaults).map(({ path, code, params = {} }) => ({
      path,
      code,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    })),
    usualPolicy: usualPolicy(listed.rows - listed.sent),
    resultColumns: Object.entries(kind.resultColumns(texts)).map(([name, header]) => ({ name, header })),
  };
}
type ImportTexts = Parameters<ImportKind["resultColumns"]>[0];
