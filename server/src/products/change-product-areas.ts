import { areaKey, byArea, checkAreas, otherAreas, type ProductArea } from "@runko/domain/products/product-areas";
import { plainSpaces } from "@runko/domain/values/plain-spaces";
import type { Kysely } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { knownMunicipalities, loadProductAreas, productAreasVersion, writeProductAreas } from "./product-area-store.ts";
import { lockProduct, type ProductKey } from "./product-store.ts";

type Areas = { areas: ProductArea[] };
type Change = { patch: Areas; ifMatch: string | undefined };

/** The given areas stand in the place of those before; the log tells those that differ (0175). */
export async function changeProductAreas(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ProductKey,
  { patch, ifMatch }: Change,
): Promise<void> {
  const { organizationId, productId } = key;
  const about = { organizationId, subject: "productAreas", subjectId: productId } as const;
  let name = "";
  await changeKept<Areas>(db, actor, ifMatch, {
    about,
    load: async (trx) => {
      const product = await lockProduct(trx, key);
      if (!product) return undefined;
      ({ name } = product);
      return await loadProductAreas(trx, key);
    },
    version: productAreasVersion(key),
    merge: () => ({
      areas: patch.areas.map((area) => ({ ...area, code: plainSpaces(area.code) })).toSorted(byArea),
    }),
    check: async (trx) => {
      const numbers = patch.areas.flatMap((area) => (area.kind === "municipality" ? (areaKey(area) ?? []) : []));
      const known = await knownMunicipalities(trx, numbers);
      refuseIssues(checkAreas(patch, (code) => known.has(code)));
    },
    write: (trx, after, before) => writeProductAreas(trx, productId, { before: before.areas, after: after.areas }),
    nameOf: () => name,
    log: async (trx, { areas: before }, { areas: after }) => {
      const change = { field: "areas", before: otherAreas(before, after), after: otherAreas(after, before) };
      if (change.before.length + change.after.length === 0) return;
      await writeAdminLog(trx, actor, { ...about, subjectName: name, action: "changed", changes: [change] });
    },
  });
}
