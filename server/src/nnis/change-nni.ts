import type { NniFields } from "@runko/domain/nnis/nni-schema";
import type { Kysely } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionOf } from "../platform/entity/find-rows.ts";
import { tellTaken } from "../platform/http/tell-taken.ts";
import { nnis } from "./nni-entity.ts";
import { lockNni, updateNni, type NniKey } from "./nni-store.ts";

type Change = { changes: Partial<NniFields>; ifMatch: string | undefined };

/** Changes the fields that are given; an NNI that is not active is not offered to new documents. */
export async function changeNni(
  db: Kysely<Database>,
  actor: AdminActor,
  key: NniKey,
  { changes, ifMatch }: Change,
): Promise<void> {
  const { organizationId, nniId } = key;
  await tellTaken("identifier", "IDENTIFIER_IN_USE", () =>
    changeKept<NniFields>(db, actor, ifMatch, {
      about: { organizationId, subject: "nni", subjectId: nniId },
      load: (trx) => lockNni(trx, key),
      version: versionOf(nnis, "n.id = $1", [nniId]),
      merge: (before) => ({ ...before, ...changes }),
      write: (trx, after) => updateNni(trx, key, after),
      nameOf: ({ identifier }) => identifier,
    }),
  );
}
