import { areaFileColumns } from "@runko/domain/imports/area-file";
import { areaLimits } from "@runko/domain/products/product-areas";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { issueCodes } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { Kysely } from "kysely";
import { z } from "zod";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import {
  compareAreas,
  firstAfter,
  firstBefore,
  productAreasVersion,
  removeOtherAreas,
  sayAreas,
} from "./product-area-store.ts";
import { lockProduct, type ProductKey } from "./product-store.ts";
import type { AreaFile } from "./receive-area-file.ts";

/** Errors that are told of one file: more are not mended at one sitting. */
const MOST_TOLD = 200;
/** Areas that the log tells on either side, beside how many there were. */
const MOST_LOGGED = 50;

const amount = z.int().min(0);

export const areaFileSchema = z
  .strictObject({
    rows: amount.meta({ description: "Of the file, below its headers." }),
    effects: z
      .strictObject({ added: amount, changed: amount, same: amount, removed: amount })
      .nullable()
      .meta({ description: "What storing it does to the areas; null while a row is wrong." }),
    wrong: amount.meta({ description: "Rows with errors. None of the file is stored while there are any." }),
    errors: z
      .array(
        z.strictObject({
          line: z.int(),
          path: z.string(),
          column: z.string(),
          code: z.enum(issueCodes),
          message: z.string(),
        }),
      )
      .meta({ description: `The first ${MOST_TOLD} of them.` }),
    ignored: z.array(z.string()).meta({ description: "Headers of columns that say nothing of an area." }),
  })
  .meta({ id: "ProductAreaFile" });
export type AreaFileAnswer = z.output<typeof areaFileSchema>;

async function effectsOf(db: Kysely<Database>, productId: string, { mode, areas }: AreaFile) {
  const { others, ...effects } = await compareAreas(db, productId, areas);
  const left = mode === "replace" ? 0 : others;
  if (left + areas.length > areaLimits.areas)
    refuseIssues([{ path: "file", code: "TOO_MANY", params: { max: areaLimits.areas } }]);
  return { ...effects, removed: others - left };
}

/** What a file would do to the areas of a product, and what is wrong with its rows; stores nothing. */
export async function previewAreaFile(
  db: Kysely<Database>,
  { productId }: ProductKey,
  { file, texts }: { file: AreaFile; texts: Catalogue },
): Promise<AreaFileAnswer> {
  const { rows, wrong, ignored } = file;
  const headers = new Map<string, string>(areaFileColumns(texts).map(({ name, header }) => [name, header]));
  return {
    rows,
    effects: wrong.length === 0 ? await effectsOf(db, productId, file) : null,
    wrong: new Set(wrong.map(({ line }) => line)).size,
    errors: wrong.slice(0, MOST_TOLD).map(({ line, issue }) => ({
      line,
      path: issue.path,
      column: headers.get(issue.path) ?? "",
      code: issue.code,
      message: issueMessage(texts.issues, issue),
    })),
    ignored,
  };
}

/** Stores all areas of a file or none; the log tells how many there were, and the first of them (0196). */
export async function storeAreaFile(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ProductKey,
  { file, ifMatch }: { file: AreaFile; ifMatch: string | undefined },
): Promise<AreaFileAnswer> {
  const { areas, mode, rows, wrong, ignored, fileName } = file;
  const { organizationId, productId } = key;
  const about = { organizationId, subject: "productAreas", subjectId: productId } as const;
  const others = mode === "replace";
  let effects = { added: 0, changed: 0, same: 0, removed: 0 };
  await changeKept<{ name: string }>(db, actor, ifMatch, {
    about,
    load: (trx) => lockProduct(trx, key),
    version: productAreasVersion(key),
    merge: (product) => product,
    check: async (trx) => {
      refuseIssues(
        wrong.slice(0, MOST_TOLD).map(({ line, issue }) => ({ ...issue, path: `rows.${line}.${issue.path}` })),
      );
      effects = await effectsOf(trx, productId, file);
    },
    write: async (trx, { name }) => {
      const { added, changed, removed } = effects;
      if (added + changed + removed === 0) return;
      const before = await firstBefore(trx, productId, { areas, others, most: MOST_LOGGED });
      const after = await firstAfter(trx, productId, { areas, most: MOST_LOGGED });
      if (others) await removeOtherAreas(trx, productId, areas);
      await sayAreas(trx, productId, areas);
      const counts = { addedByFile: added, changedByFile: changed, removedByFile: removed };
      const changes = [
        { field: "ofFile", before: null, after: fileName },
        ...Object.entries(counts).flatMap(([field, count]) =>
          count === 0 ? [] : [{ field, before: null, after: count }],
        ),
        { field: "areas", before, after },
      ];
      await writeAdminLog(trx, actor, { ...about, subjectName: name, action: "changed", changes });
    },
    nameOf: ({ name }) => name,
    log: () => Promise.resolve(),
  });
  return { rows, effects, wrong: 0, errors: [], ignored };
}
