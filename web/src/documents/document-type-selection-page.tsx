import Button from "@mui/material/Button";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { areaPaths } from "@runko/domain/organizations/areas";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { allows } from "../api/allows.ts";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { linesOfScreen, SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";
import { useSession } from "../session/session-context.ts";
import { TypeLinks } from "./new/type-links.tsx";

// Asked for with the page itself: in its first drawing it asks for what waits, where React would hold it back for 300 ms.
const SubscribersWork = lazyWithPreload(() => import("./front/subscribers-work.tsx"));
void Promise.allSettled([SubscribersWork.preload()]);

const GroupShortcuts = lazy(() => import("./new/group-shortcuts.tsx"));

const words = texts.newDocument;

/** The types with which most begin, in the order of who can start from a product group. */
const startedFromGroup: readonly DocumentType[] = ["Order", "Inquiry", "AvailabilityRequest"];

/** /subscriber: what can be made, what was begun, and what waits. */
export function DocumentTypeSelectionPage() {
  const { organization, organizationId } = useSession();
  const types = documentTypes.filter((type) => mayCreateType(organization, type));
  const fromGroup = startedFromGroup.find((type) => types.includes(type));
  return (
    <PageBody data-work>
      <PageHeader title={words.frontTitle} />
      {types.length === 0 ? (
        <EmptyState
          text={allows(organization, "widenEventTypes") ? words.noRightsToGive : words.noRights}
          {...(allows(organization, "widenEventTypes") && {
            action: (
              <Button component={Link} to={`${areaPaths.control}/organizations/${organizationId}/settings`}>
                {words.giveRights}
              </Button>
            ),
          })}
        />
      ) : (
        <>
          <TypeLinks types={types} />
          <Suspense fallback={<SkeletonBlock lines={linesOfScreen} />}>
            <SubscribersWork />
          </Suspense>
          {fromGroup && (
            <Suspense fallback={<SkeletonBlock lines={3} />}>
              <GroupShortcuts type={fromGroup} />
            </Suspense>
          )}
        </>
      )}
    </PageBody>
  );
}
