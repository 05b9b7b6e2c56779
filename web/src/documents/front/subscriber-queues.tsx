import { typesShown } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { useSession } from "../../session/session-context.ts";
import { queuesOf } from "./queue-look.ts";
import { useFrontReady } from "./use-front-ready.ts";
import { WorkQueues } from "./work-queues.tsx";

const words = texts.subscriberFront;

/** What waits for the subscriber, under what it can begin (A4). */
export default function SubscriberQueues() {
  const { organization, organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const queues = useMemo(() => queuesOf("SUBSCRIBER", typesShown(organization, "SUBSCRIBER")), [organization]);
  const ready = useFrontReady(scope, queues);
  if (!ready) return <SkeletonBlock lines={8} />;
  return <WorkQueues scope={scope} queues={queues} titles={words.waiting} empty={words.emptyWaiting} />;
}
