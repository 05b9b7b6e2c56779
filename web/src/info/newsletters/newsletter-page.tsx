import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Markdown } from "../../components/markdown/markdown.tsx";
import { logError } from "../../log.ts";
import { markRead, newsletterQuery } from "./newsletter-queries.ts";

const words = texts.newsletters;
const back = { to: "/info/newsletters", label: words.toList };

const When = styled("p")(({ theme }) => ({ margin: "0 0 16px", color: theme.colors.textSecondary }));
const Text = styled("article")({ maxWidth: 720 });

/** Notes that it has been read, once it is shown. */
function useMarkRead(id: string, read: boolean | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (read !== false) return;
    markRead(id)
      .then(() => client.invalidateQueries({ queryKey: queryKeys.newsletters() }))
      .catch((error: unknown) => logError("A newsletter could not be marked as read.", error));
  }, [client, id, read]);
}

/** One newsletter. */
export function NewsletterPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(newsletterQuery(id));
  useMarkRead(id, data?.read);
  if (error instanceof ApiProblem && error.status === 404)
    return (
      <PageBody>
        <PageHeader title={words.title} back={back} />
        <EmptyState text={words.notFound} />
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader title={data?.title ?? words.title} back={back} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />)}
      {data && (
        <Text>
          <When>{words.published(texts.formats.instant(data.publishedAt))}</When>
          <Markdown text={data.body} />
        </Text>
      )}
    </PageBody>
  );
}
