import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { Link } from "react-router";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { UrgentNotice } from "./front/urgent-notice.tsx";
import { CountTable } from "./front/count-table.tsx";
import { FindDocument } from "./front/find-document.tsx";
import { TodaysWork } from "./front/todays-work.tsx";

const words = texts.faultHandler;

/** /fault-handler: the faults that wait, urgent ones first, and one field that finds the rest. */
export function FaultHandlerFrontPage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const prefetch = usePrefetchDocument(scope);
  return (
    <PageBody data-work {...prefetch}>
      <PageHeader
        title={words.title}
        actions={
          <Button component={Link} to={routes.newFault()} variant="contained" startIcon={<Add />}>
            {words.newFault}
          </Button>
        }
      />
      <FindDocument scope={scope} />
      <UrgentNotice scope={scope} />
      <TodaysWork scope={scope} />
      <CountTable types={["Fault"]} />
    </PageBody>
  );
}
