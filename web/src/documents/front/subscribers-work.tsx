import { useMemo } from "react";
import { useSession } from "../../session/session-context.ts";
import { DraftList } from "../drafts/draft-list.tsx";
import { TodaysWork } from "./todays-work.tsx";

/** What the subscriber has begun and what waits for it, under what it can begin (A4). */
export default function SubscribersWork() {
  const { organizationId, role, user } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  return (
    <>
      <DraftList userId={user.id} organizationId={organizationId} />
      <TodaysWork scope={scope} />
    </>
  );
}
