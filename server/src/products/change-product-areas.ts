import {
  areaKey,
  areaLimits,
  byArea,
  checkAreas,
  otherAreas,
  type AreaKind,
  type ProductArea,
} from "@runko/domain/products/product-areas";
import { plainSpaces } from "@runko/domain/values/plain-spaces";
import type { Kysely } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import {
  compareAreas,
  keyed,
  listMunicipalities,
  loadAreasLike,
  productAreasVersion,
  removeAreas,
  sayAreas,
} from "./product-area-store.ts";
import { lockProduct, type ProductKey } from "./product-store.ts";

type Areas = { areas: ProductArea[] };
type Patch = Areas & { removed: readonly { kind: AreaKind; code: string }[] };
type Change = { patch: Patch; ifMatch: string | undefined };

/** Says some areas of a product and takes others back; the log tells those that differ (0175). */
export async function changeProductAreas(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ProductKey,
  { patch, ifMatch }: Change,
): Promise<void> {
  const { organizationId, productId } = key;
  const about = { organizationId, subject: "productAreas", subjectId: productId } as const;
  const areas = patch.areas.map((area) => ({ ...area, code: plainSpaces(area.code) }));
  const said = areas.map(keyed);
  const saidKeys = new Set(said.map((area) => `${area.kind} ${area.key}`));
  const gone = patch.removed.flatMap(({ kind, code }) => {
    const named = areaKey({ kind, code: plainSpaces(code) });
    return named === null || saidKeys.has(`${kind} ${named}`) ? [] : [{ kind, key: named }];
  });
  let name = "";
  await changeKept<Areas>(db, actor, ifMatch, {
    about,
    load: async (trx) => {
      const product = await lockProduct(trx, key);
      if (!product) return undefined;
      ({ name } = product);
      return { areas: await loadAreasLike(trx, productId, [...said, ...gone]) };
    },
    version: productAreasVersion(key),
    merge: () => ({ areas: areas.toSorted(byArea) }),
    check: async (trx, _after, before) => {
      const known = new Set((await listMunicipalities(trx)).map(({ code }) => code));
      refuseIssues(checkAreas({ areas }, (code) => known.has(code)));
      const { others, changed, same } = await compareAreas(trx, productId, said);
      const left = others - (before.areas.length - changed - same);
      if (left + said.length > areaLimits.areas)
        refuseIssues([{ path: "areas", code: "TOO_MANY", params: { max: areaLimits.areas } }]);
    },
    write: async (trx) => {
      await removeAreas(trx, productId, gone);
      await sayAreas(trx, productId, said);
    },
    nameOf: () => name,
    log: async (trx, { areas: before }, { areas: after }) => {
      const change = { field: "areas", before: otherAreas(before, after), after: otherAreas(after, before) };
      if (change.before.length + change.after.length === 0) return;
      await writeAdminLog(trx, actor, { ...about, subjectName: name, action: "changed", changes: [change] });
    },
  });
}
