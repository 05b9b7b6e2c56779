import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { parseEventId } from "@runko/domain/values/event-number";
import { skipToken, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { Link, useParams } from "react-router";
import { useAddress } from "../addresses/use-address.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { CenteredMessage } from "../components/feedback/centered-message.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { areaOfRole, routes } from "../addresses/routes.ts";
import { useArrival } from "../screen/use-arrival.ts";
import { useSession } from "../session/session-context.ts";
import { keepRecentDocument } from "../storage/recent.ts";
import { documentQuery } from "./api/document-queries.ts";
import { CasePage } from "./case/case-page.tsx";
import type { FormAttachments } from "./new/form-files.tsx";
import { DocumentLayout } from "./fields/document-layout.tsx";
import { documentAddress } from "./edit/document-url.ts";
import { DocumentView, type DocumentPanels } from "./page/document-view.tsx";

const words = texts.documentPage;

const ForwardForm = lazy(() => import("./new/forward-form.tsx"));

const Waiting = styled("div")({ paddingTop: 16 });

function NotFound({ listPath }: { listPath: string }) {
  return (
    <CenteredMessage>
      <title>{texts.common.pageTitle(words.notFound)}</title>
      <Typography variant="h1">{words.notFound}</Typography>
      <Typography color="textSecondary">{words.notFoundHelp}</Typography>
      <Button component={Link} to={listPath} variant="contained">
        {texts.documentForm.toList}
      </Button>
    </CenteredMessage>
  );
}

type DocumentPageProps = { panels: DocumentPanels; attachments: FormAttachments };

/** One document, in the area of any role. */
export function DocumentPage({ panels, attachments }: DocumentPageProps) {
  const { url } = useAddress(documentAddress);
  const { id = "" } = useParams();
  const eventId = parseEventId(id);
  const { organizationId, role, user } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const listPath = routes.documents(areaOfRole[role]);
  const query = documentQuery(scope, eventId ?? 0);
  const { data: fetched, error, refetch } = useQuery(eventId === null ? { ...query, queryFn: skipToken } : query);
  const data = useArrival(fetched);

  const openedId = data?.id;
  useEffect(() => {
    if (openedId !== undefined) keepRecentDocument({ ...scope, userId: user.id }, openedId);
  }, [openedId, scope, user.id]);

  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 403);
  if (eventId === null || missing) return <NotFound listPath={listPath} />;
  if (data && url.mode === "forward" && role === "SUPPLIER")
    return (
      <Suspense>
        <ForwardForm organizationId={organizationId} original={data} attachments={attachments} />
      </Suspense>
    );
  if (data && url.view === "case") return <CasePage scope={scope} document={data} />;
  if (data) return <DocumentView key={`${role} ${eventId}`} scope={scope} document={data} panels={panels} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <PageBody data-three-columns>
      <Waiting>
        <DocumentLayout side={<SkeletonBlock lines={8} label={words.loading} />}>
          <SkeletonBlock lines={14} label={words.loading} />
        </DocumentLayout>
      </Waiting>
    </PageBody>
  );
}
