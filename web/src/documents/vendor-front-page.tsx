import { styled } from "@mui/material/styles";
import { typesShown } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useMemo, useState } from "react";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { CountTable } from "./vendor/count-table.tsx";
import { FindDocument } from "./vendor/find-document.tsx";
import { WaitingList } from "./vendor/waiting-list.tsx";
import { waitingStates, type Waiting } from "./vendor/waiting-query.ts";

const Lists = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
  alignItems: "start",
  gap: 16,
  marginBottom: 16,
});

const waitings = Object.keys(waitingStates) as Waiting[];

/** /vendor: what waits for the supplier, and one field that finds the rest. */
export function VendorFrontPage() {
  const { organization, organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const prefetch = usePrefetchDocument(scope);
  const types = typesShown(organization, role);
  const [today] = useState(() => todayInHelsinki(new Date()));
  return (
    <PageBody {...prefetch}>
      <PageHeader title={texts.vendor.title} />
      <FindDocument scope={scope} />
      {types.includes("Order") && (
        <Lists>
          {waitings.map((waiting) => (
            <WaitingList key={waiting} scope={scope} waiting={waiting} today={today} />
          ))}
        </Lists>
      )}
      <CountTable types={types} />
    </PageBody>
  );
}
