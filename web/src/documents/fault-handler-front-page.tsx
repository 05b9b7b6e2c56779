import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { Link } from "react-router";
import { linesOfScreen, SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { UrgentNotice } from "./fault-handler/urgent-notice.tsx";
import { CountTable } from "./front/count-table.tsx";
import { FindDocument } from "./front/find-document.tsx";
import { useFrontReady } from "./front/use-front-ready.ts";
import { queuesOf } from "./front/queue-look.ts";
import { WorkQueues } from "./front/work-queues.tsx";

const words = texts.faultHandler;

const asked = queuesOf("ERROR_HANDLER", ["Fault"]);
const queues = asked.flatMap(({ name, ...rest }) => (name === "urgent" ? [] : [{ name, ...rest }]));

/** /fault-handler: the faults that wait, urgent ones first, and one field that finds the rest. */
export function FaultHandlerFrontPage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const ready = useFrontReady(scope, asked);
  const prefetch = usePrefetchDocument(scope);
  return (
    <PageBody {...prefetch}>
      <PageHeader
        title={words.title}
        actions={
          <Button component={Link} to={routes.newFault()} variant="contained" startIcon={<Add />}>
            {words.newFault}
          </Button>
        }
      />
      <FindDocument scope={scope} />
      {ready ? (
        <>
          <UrgentNotice scope={scope} />
          <WorkQueues scope={scope} queues={queues} titles={words.waiting} empty={words.emptyWaiting} />
          <CountTable types={["Fault"]} />
        </>
      ) : (
        <SkeletonBlock lines={linesOfScreen} />
      )}
    </PageBody>
  );
}
