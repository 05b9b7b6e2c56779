import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import Typography from "@mui/material/Typography";
import { isOwnSide } from "@runko/domain/documents/document-parties";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { showProblem } from "../components/feedback/tell-failure.ts";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { Section } from "../components/layout/section.tsx";
import { StateChip } from "../components/state-chip.tsx";
import { useAction } from "../components/submit/use-action.ts";

const words = texts.watching;

type Place = { organizationId: string; role: PathRole; eventId: number };

const path = "/organizations/{id}/roles/{role}/events/{eventId}/watch";
const pathOf = ({ organizationId: id, role, eventId }: Place) => ({ params: { path: { id, role, eventId } } });

const watchQuery = (place: Place) =>
  queryOptions({
    queryKey: queryKeys.document(place.organizationId, place.role, place.eventId, "watch"),
    queryFn: async ({ signal }) => (await answer(api.GET(path, { ...pathOf(place), signal }))).watching,
  });

type WatchPanelProps = Omit<Place, "eventId"> & {
  document: { id: number; subscriberId: string; supplierId: string };
};

/** Whether the reader wants to hear of a document, beside those who made and handle it; it is never printed. */
export function WatchPanel({ organizationId, role, document }: WatchPanelProps) {
  if (!isOwnSide({ organizationId, role }, document)) return null;
  return (
    <div data-screen-only>
      <Watch key={document.id} organizationId={organizationId} role={role} eventId={document.id} />
    </div>
  );
}

function Watch(place: Place) {
  const { data: watching, error, refetch } = useQuery(watchQuery(place));
  const { run, busy } = useAction({
    perform: (begin: boolean) => answer(begin ? api.POST(path, pathOf(place)) : api.DELETE(path, pathOf(place))),
    done: (_done, begin) => (begin ? words.begun : words.ended),
    onFailed: showProblem,
    stale: [watchQuery(place).queryKey],
    untilFresh: true,
  });
  return (
    <Section
      title={words.title}
      actions={watching && <StateChip tone="blue" icon={VisibilityOutlined} label={words.watching} />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "8px" }}>
        {words.about}
      </Typography>
      {error && watching === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {watching === undefined && !error && <SkeletonBlock lines={1} />}
      {watching !== undefined && (
        <ActionButton size="small" variant="outlined" color="inherit" busy={busy} onClick={() => void run(!watching)}>
          {watching ? words.end : words.begin}
        </ActionButton>
      )}
    </Section>
  );
}
