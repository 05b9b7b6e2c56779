import { typesShown } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { linesOfScreen, SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { CountTable } from "./front/count-table.tsx";
import { FindDocument } from "./front/find-document.tsx";
import { useFrontReady } from "./front/use-front-ready.ts";
import { queuesOf } from "./front/queue-look.ts";
import { WorkQueues } from "./front/work-queues.tsx";

const words = texts.vendor;

/** /vendor: what waits for the supplier, and one field that finds the rest. */
export function VendorFrontPage() {
  const { organization, organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const prefetch = usePrefetchDocument(scope);
  const types = typesShown(organization, role);
  const queues = useMemo(() => queuesOf("SUPPLIER", typesShown(organization, role)), [organization, role]);
  const ready = useFrontReady(scope, queues);
  return (
    <PageBody {...prefetch}>
      <PageHeader title={words.title} />
      <FindDocument scope={scope} />
      {ready ? (
        <>
          <WorkQueues scope={scope} queues={queues} titles={words.waiting} empty={words.emptyWaiting} />
          <CountTable types={types} />
        </>
      ) : (
        <SkeletonBlock lines={linesOfScreen} />
      )}
    </PageBody>
  );
}
