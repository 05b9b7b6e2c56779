import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findUsableNnis } from "../products/find-usable-nnis.ts";
import type { NniDirection, NniUse } from "../products/find-usable-nnis.ts";

/** Whether the subscriber may use this NNI in that direction; false also for an id that does not exist. */
export async function mayUseNni(
  db: Kysely<Database>,
  use: NniUse,
  nniId: string,
  direction: NniDirection,
): Promise<boolean> {
  const usable = await findUsableNnis(db, use);
  return usable[direction].some(({ id }) => id === nniId.toLowerCase());
}
