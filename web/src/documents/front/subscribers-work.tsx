import { useMemo } from "react";
import { useSession } from "../../session/session-context.ts";
import { TodaysWork } from "./todays-work.tsx";

/** What waits for the subscriber, under what it can begin (A4). */
export default function SubscribersWork() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  return <TodaysWork scope={scope} />;
}
