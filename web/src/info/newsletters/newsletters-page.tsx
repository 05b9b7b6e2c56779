import Button from "@mui/material/Button";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { isProductAdmin } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { address } from "../../addresses/address.ts";
import { onlyPage } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { showProblem } from "../../api/tell-failure.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Pagination } from "../../components/tables/pagination.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import { NewsletterRows } from "./newsletter-rows.tsx";
import { markAllRead, newslettersQuery } from "./newsletter-queries.ts";

const words = texts.newsletters;
const pageSize = 25;
const newslettersAddress = address(onlyPage);

function MarkAllRead() {
  const { run: mark, busy } = useAction({
    perform: markAllRead,
    done: () => words.allRead,
    onFailed: showProblem,
    stale: [queryKeys.newsletters()],
  });
  return (
    <ActionButton variant="outlined" busy={busy} onClick={() => void mark()}>
      {words.markAllRead}
    </ActionButton>
  );
}

/** News of the portal, those that the reader has not read marked. */
export function NewslettersPage() {
  const { user } = useSession();
  const { url, change } = useAddress(newslettersAddress);
  const { page } = url;
  const { data, error, refetch } = useQuery(newslettersQuery(page, pageSize));
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        actions={
          <>
            {isProductAdmin(user) && (
              <Button component={Link} to={briefingsPath} variant="outlined">
                {texts.shell.briefings}
              </Button>
            )}
            {data?.rows.some(({ read }) => !read) && <MarkAllRead />}
          </>
        }
      />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />)}
      {data?.rows.length === 0 && <EmptyState text={words.none} />}
      {data && data.rows.length > 0 && <NewsletterRows newsletters={data.rows} />}
      {data && data.total > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          sizes={[pageSize]}
          onChange={(next) => change({ page: next.page })}
        />
      )}
    </PageBody>
  );
}
