import { typesShown } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useMemo, useState } from "react";
import { linesOfScreen, SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { CountTable } from "./front/count-table.tsx";
import { FindDocument } from "./front/find-document.tsx";
import { FrontLists } from "./front/front-lists.tsx";
import { useFrontReady } from "./front/use-front-ready.ts";
import { waitingsOf } from "./front/vendor-waitings.ts";
import { WaitingList } from "./front/waiting-list.tsx";

const words = texts.vendor;

/** /vendor: what waits for the supplier, and one field that finds the rest. */
export function VendorFrontPage() {
  const { organization, organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const prefetch = usePrefetchDocument(scope);
  const types = typesShown(organization, role);
  const waitings = useMemo(() => waitingsOf(typesShown(organization, role)), [organization, role]);
  const ready = useFrontReady(
    scope,
    useMemo(() => waitings.map(({ waiting }) => waiting), [waitings]),
  );
  const [today] = useState(() => todayInHelsinki(new Date()));
  return (
    <PageBody {...prefetch}>
      <PageHeader title={words.title} />
      <FindDocument scope={scope} />
      {ready ? (
        <>
          <FrontLists>
            {waitings.map(({ name, waiting, dueText }) => (
              <WaitingList
                key={name}
                scope={scope}
                title={words.waiting[name]}
                empty={words.emptyWaiting[name]}
                waiting={waiting}
                dueText={(row) => dueText(row, today)}
              />
            ))}
          </FrontLists>
          <CountTable types={types} />
        </>
      ) : (
        <SkeletonBlock lines={linesOfScreen} />
      )}
    </PageBody>
  );
}
