import { documentColumns, type ImportedType } from "@runko/domain/imports/document-columns";
import { columnOfIssue } from "@runko/domain/imports/read-document-row";
import { needsOrder } from "@runko/domain/documents/source-action";
import type { Issue } from "@runko/domain/values/issue";
import { createDocument, judgeNewDocument } from "../documents/create-document.ts";
import { requireRightToCreate } from "../documents/require-right-to-create.ts";
import { tellOfMany } from "../documents/tell-of-many.ts";
import type { ImportKind } from "../import-kind.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadOrderable, productOf } from "./known-things.ts";
import { readRows, scopeOfJob, type ReadOrderRow } from "./read-rows.ts";

/** Rows that are judged at the same time: few, so that connections are left for those who wait. */
const AT_ONCE = 4;

const withoutKnown = (issues: readonly Issue[], known: readonly Issue[]): Issue[] =>
  issues.filter(({ path }) => !known.some((one) => one.path === path));

/** Rows of a file as new documents of one type, by the rules and the verb of its form. */
export function documentKind(type: ImportedType): ImportKind {
  const judge = async (
    context: Parameters<ImportKind["check"]>[0],
    job: Parameters<ImportKind["check"]>[1],
    { request, issues, warnings }: ReadOrderRow,
  ) => {
    if (!request) return { issues, warnings };
    const broken = await judgeNewDocument(context, request).catch((error: unknown): Issue[] => {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const reason = job.texts.problems.titles[error.code];
      return [...(error.extras.issues ?? [{ path: "", code: "IMPORT_ROW_REFUSED", params: { reason } }])];
    });
    return { issues: [...issues, ...withoutKnown(broken.map(columnOfIssue), issues)], warnings };
  };
  return {
    name: type,
    role: "SUBSCRIBER",
    sheetNames: ["Tilaukset"],
    unique: needsOrder(type) ? ["connection"] : ["subscriberConnectionId"],
    requireRight: async ({ db }, asked) => {
      await requireRightToCreate(db, scopeOfJob(asked), type);
    },
    columns: async ({ db }, { organizationId, defaults, texts }) => {
      const { product = "" } = defaults;
      if (needsOrder(type) || product === "") return documentColumns(texts, type);
      const offered = await loadOrderable(db, { organizationId, type }, [product]);
      return documentColumns(texts, type, productOf(offered, defaults));
    },
    resultColumns: ({ imports }) => ({ eventId: imports.columns.tid }),
    check: async (context, job, rows) => {
      const read = await readRows(context.db, context, job, type, rows);
      const judged: Awaited<ReturnType<typeof judge>>[] = [];
      for (let at = 0; at < read.length; at += AT_ONCE)
        judged.push(...(await Promise.all(read.slice(at, at + AT_ONCE).map((row) => judge(context, job, row)))));
      return judged;
    },
    send: async (trx, context, job, row) => {
      const [read] = await readRows(trx, context, job, type, [row]);
      const { request, issues = [] } = read ?? {};
      if (!request || issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
      const { id } = await createDocument(trx, context, request);
      return { eventId: String(id) };
    },
    placed: columnOfIssue,
    finish: (trx, _context, { userId }, sent) =>
      tellOfMany(trx, { eventIds: sent.map(({ result }) => Number(result.eventId)), actorId: userId }),
  };
}
