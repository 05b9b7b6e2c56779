import { useEffect, useState } from "react";
import type { Draft } from "./draft.ts";
import { listDrafts, subscribeDrafts } from "./draft-store.ts";

/** The drafts of this user in this organization, following changes here and in other tabs. */
export function useDrafts(userId: string, organizationId: string): Draft[] {
  const [drafts, setDrafts] = useState(() => listDrafts(userId, organizationId));
  useEffect(() => {
    const update = () => setDrafts(listDrafts(userId, organizationId));
    update();
    return subscribeDrafts(update);
  }, [userId, organizationId]);
  return drafts;
}
