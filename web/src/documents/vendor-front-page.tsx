import { typesShown } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { CountTable } from "./front/count-table.tsx";
import { FindDocument } from "./front/find-document.tsx";
import { TodaysWork } from "./front/todays-work.tsx";

const words = texts.vendor;

/** /vendor: what the supplier has to do now, and one field that finds the rest. */
export function VendorFrontPage() {
  const { organization, organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const prefetch = usePrefetchDocument(scope);
  const types = typesShown(organization, role);
  return (
    <PageBody data-work {...prefetch}>
      <PageHeader title={words.title} />
      <FindDocument scope={scope} />
      <TodaysWork scope={scope} />
      <CountTable types={types} />
    </PageBody>
  );
}
