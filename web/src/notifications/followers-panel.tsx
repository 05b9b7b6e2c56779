import Typography from "@mui/material/Typography";
import { mayWorkAs } from "@runko/domain/organizations/allowed";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { showProblem } from "../components/feedback/tell-failure.ts";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { Section } from "../components/layout/section.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { AskedAddresses } from "../components/tables/asked-addresses.tsx";
import { consentAddresses } from "../look/consent-addresses.ts";
import { useSession } from "../session/session-context.ts";

const words = texts.mailConsents;

/** Asking leaves a moment after the document is made: so often, and so long apart, it is looked at again. */
const LOOKS = 4;
const LOOK_MS = 2000;

type Place = { organizationId: string; role: PathRole; eventId: number };

const pathOf = ({ organizationId: id, role, eventId }: Place) => ({ path: { id, role, eventId } });

const followersQuery = (place: Place) =>
  queryOptions({
    queryKey: queryKeys.document(place.organizationId, place.role, place.eventId, "followers"),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/roles/{role}/events/{eventId}/followers", { params: pathOf(place), signal })),
    refetchInterval: ({ state: { data = [], dataUpdateCount } }) =>
      dataUpdateCount <= LOOKS && data.some(({ askedAt, mayAsk }) => mayAsk && askedAt === null) && LOOK_MS,
  });

type FollowersPanelProps = {
  organizationId: string;
  role: PathRole;
  document: { id: number; documentType: DocumentType; document: { followers?: readonly string[] | null } };
};

/** The followers of a document and what each says to its mails, for the side that named them. */
export function FollowersPanel({ organizationId, role, document }: FollowersPanelProps) {
  // A fault can be the notice of its handler; all else is made by its subscriber.
  const mayBeOwn = role === "SUBSCRIBER" || document.documentType === "Fault";
  if (!mayBeOwn || !document.document.followers?.length) return null;
  return <Followers organizationId={organizationId} role={role} eventId={document.id} />;
}

function Followers(place: Place) {
  const { allowed } = useSession();
  const { data, error, refetch } = useQuery(followersQuery(place));
  const { run, busy } = useAction({
    perform: (emailAddress: string) =>
      answer(
        api.POST("/organizations/{id}/roles/{role}/events/{eventId}/followers/ask", {
          params: pathOf(place),
          body: { emailAddress },
        }),
      ),
    done: () => words.asked,
    onFailed: showProblem,
    stale: [followersQuery(place).queryKey],
    untilFresh: true,
  });
  if (data?.length === 0) return null;
  const mayAct = mayWorkAs(allowed, place.role);
  return (
    <Section title={texts.documents.fields.followers}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "12px" }}>
        {words.followersHelp}
      </Typography>
      {data ? (
        <AskedAddresses
          items={consentAddresses(data, { mayAct, asking: busy, onAsk: (address) => void run(address) })}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock lines={2} />
      )}
    </Section>
  );
}
