import { descendantIds } from "@runko/domain/organizations/visibility";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { useSession } from "../../../session/session-context.ts";
import { visibleOrganizationsQuery } from "../../administered-organizations.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { treeOf } from "../organization-tree.ts";
import { VisibilityForm } from "./visibility-form.tsx";
import { openingsQuery } from "./visibility-queries.ts";

const words = texts.controlOrganizations.visibility;

/** Which documents of those below it an organization reads (D-20). */
export default function VisibilityTab({ organization }: OrganizationTabProps) {
  const { user } = useSession();
  const visible = useQuery(visibleOrganizationsQuery(user));
  const openings = useQuery(openingsQuery(organization.id));
  if (!visible.data || !openings.data) {
    const error = visible.error ?? openings.error;
    const retry = () => {
      void visible.refetch();
      void openings.refetch();
    };
    return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonBlock lines={10} />;
  }
  const below = descendantIds(organization.id, visible.data);
  const rows = treeOf(visible.data.filter(({ id }) => below.has(id)));
  if (rows.length === 0) return <EmptyState text={words.none} />;
  return <VisibilityForm organization={organization} rows={rows} openings={openings.data} />;
}
