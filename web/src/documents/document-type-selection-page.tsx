import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { areaPaths } from "@runko/domain/organizations/areas";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { allows } from "../api/allows.ts";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";
import { DraftList } from "./drafts/draft-list.tsx";
import { TypeCard } from "./new/type-card.tsx";

const SubscriberQueues = lazy(() => import("./front/subscriber-queues.tsx"));
const GroupShortcuts = lazy(() => import("./new/group-shortcuts.tsx"));

const words = texts.newDocument;

const Cards = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(360px, 100%), 1fr))",
  gap: 16,
  marginBottom: 16,
});

/** The types with which most begin, in the order of who can start from a product group. */
const startedFromGroup: readonly DocumentType[] = ["Order", "Inquiry", "AvailabilityRequest"];

/** /subscriber: what can be made, and what was begun. */
export function DocumentTypeSelectionPage() {
  const { organization, organizationId, user } = useSession();
  const types = documentTypes.filter((type) => mayCreateType(organization, type));
  const fromGroup = startedFromGroup.find((type) => types.includes(type));
  return (
    <PageBody>
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
          <DraftList userId={user.id} organizationId={organizationId} />
          <Cards>
            {types.map((type) => (
              <TypeCard key={type} type={type} />
            ))}
          </Cards>
          <Suspense fallback={<SkeletonBlock lines={8} />}>
            <SubscriberQueues />
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
