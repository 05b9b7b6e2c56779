import { createIdSet } from "../../storage/create-id-set.ts";
import { useStored } from "../../storage/use-stored.ts";

/** Documents that this tab has archived: shown so at once, while it can still be undone, and left out of its lists. */
export const archivedHere = createIdSet<number>();

export const useArchivedHere = (): ReadonlySet<number> => useStored(archivedHere);
