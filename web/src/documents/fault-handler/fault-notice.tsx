import Link from "@mui/material/Link";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { caseQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";

const words = texts.faultHandler;

type FaultNoticeProps = { scope: Scope; document: Pick<WholeDocument, "caseId" | "processingFaultReport"> };

/** Says on an order that a fault of its connection is being handled, with the way to the notice. */
export function FaultNotice({ scope, document: { caseId, processingFaultReport } }: FaultNoticeProps) {
  const { data } = useQuery({ ...caseQuery(scope, caseId), enabled: processingFaultReport });
  if (!processingFaultReport) return null;
  const faults = (data ?? []).filter(
    ({ documentType, eventState }) => documentType === "Fault" && eventState === "IN_PROCESSING",
  );
  return (
    <Notice severity="warning" title={words.handled} live>
      {faults.map(({ id, document: { faultType } }) => (
        <div key={id}>
          <Link component={RouterLink} to={routes.document(areaOfRole[scope.role], id)} color="inherit">
            {texts.documents.types.Fault.one} {formatEventId(id)}
          </Link>
          {faultType && `, ${texts.enumerations.faultType[faultType].toLowerCase()}`}
        </div>
      ))}
    </Notice>
  );
}
