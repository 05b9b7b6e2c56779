import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { Link } from "react-router";
import { linesOfScreen, SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { paths } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { urgentFaults, UrgentNotice } from "./fault-handler/urgent-notice.tsx";
import { CountTable } from "./front/count-table.tsx";
import { dueTexts } from "./front/due-texts.ts";
import { FindDocument } from "./front/find-document.tsx";
import { FrontLists } from "./front/front-lists.tsx";
import { useFrontReady } from "./front/use-front-ready.ts";
import { WaitingList } from "./front/waiting-list.tsx";
import type { Waiting } from "./front/waiting-query.ts";

const words = texts.faultHandler;

// The fault types sort as deliveryChecking, fault, urgentFault; every fault has one.
const order = ["document.faultType DESC", "id ASC"];
const waitings: Record<keyof typeof words.waiting, Waiting> = {
  new: { states: ["OPEN"], types: ["Fault"], order },
  inProcessing: { states: ["IN_PROCESSING"], types: ["Fault"], order },
};

const asked = [urgentFaults, ...Object.values(waitings)];

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
          <Button component={Link} to={paths.newFault()} variant="contained" startIcon={<Add />}>
            {words.newFault}
          </Button>
        }
      />
      <FindDocument scope={scope} />
      {ready ? (
        <>
          <UrgentNotice scope={scope} />
          <FrontLists>
            {(Object.keys(waitings) as (keyof typeof waitings)[]).map((name) => (
              <WaitingList
                key={name}
                scope={scope}
                title={words.waiting[name]}
                empty={words.emptyWaiting[name]}
                waiting={waitings[name]}
                dueText={dueTexts.reported}
              />
            ))}
          </FrontLists>
          <CountTable types={["Fault"]} />
        </>
      ) : (
        <SkeletonBlock lines={linesOfScreen} />
      )}
    </PageBody>
  );
}
