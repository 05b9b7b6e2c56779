import { documentColumns, type ImportedType } from "@runko/domain/imports/document-columns";
import { columnOfIssue } from "@runko/domain/imports/read-document-row";
import { needsOrder } from "@runko/domain/documents/source-action";
import { createDocument, judgeNewDocument } from "../documents/create-document.ts";
import { requireRightToCreate } from "../documents/require-right-to-create.ts";
import { tellOfMany } from "../documents/tell-of-many.ts";
import type { ImportKind } from "../import-kind.ts";
import { Problem } from "../platform/http/problem.ts";
import { judgeRows } from "./judge-rows.ts";
import { productOf } from "./find-products.ts";
import { loadOrderable } from "./known-things.ts";
import { readRows, scopeOfJob } from "./read-rows.ts";

/** Rows of a file as new documents of one type, by the rules and the verb of its form. */
export function documentKind(type: ImportedType): ImportKind {
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
      const found = productOf(offered, defaults);
      return documentColumns(texts, type, found.issue ? undefined : found.chosen);
    },
    resultColumns: ({ imports }) => ({ eventId: imports.columns.tid }),
    check: async (context, job, rows) =>
      judgeRows(await readRows(context.db, context, job, type, rows), job, (request) =>
        judgeNewDocument(context, request),
      ),
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
