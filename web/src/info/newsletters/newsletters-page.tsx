import Button from "@mui/material/Button";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { address } from "../../addresses/address.ts";
import { onlyPage } from "../../addresses/list-parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { allows } from "../../api/allows.ts";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { useSession } from "../../session/session-context.ts";
import { NewsletterRows } from "./newsletter-rows.tsx";
import { markAllRead, newslettersQuery } from "./newsletter-queries.ts";

const words = texts.newsletters;
const pageSize = 25;
const sizes = [pageSize] as const;
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
  const list = useList(newslettersQuery(url.page, pageSize));
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        actions={
          <>
            {allows(user, "keepNewsletters") && (
              <Button component={Link} to={briefingsPath} variant="outlined">
                {texts.shell.briefings}
              </Button>
            )}
            {list.rows?.some(({ read }) => !read) && <MarkAllRead />}
          </>
        }
      />
      <PagedRows
        at={{ url: { ...url, pageSize }, change: ({ page = 0 }, how) => change({ page }, how) }}
        list={list}
        sizes={sizes}
        empty={words.none}
      >
        {(rows) => <NewsletterRows newsletters={rows} />}
      </PagedRows>
    </PageBody>
  );
}
