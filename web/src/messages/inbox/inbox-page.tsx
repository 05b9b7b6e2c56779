import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { countedAtMost } from "@runko/domain/values/list-limits";
import { useMemo } from "react";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { useSession } from "../../session/session-context.ts";
import { useUnreadMessages } from "../../shell/use-counts.ts";
import { inboxAddress, inboxConditions } from "./inbox-address.ts";
import { inboxColumns } from "./inbox-columns.tsx";
import { inboxQuery } from "./inbox-query.ts";
import { useMarkMessage } from "./use-mark-message.ts";

const words = texts.inbox;

const Toolbar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  paddingBottom: 10,
});

/** The messages of all documents of the organization in the area's role, what it has not read first. */
export function InboxPage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const at = useAddress(inboxAddress);
  const { url, change } = at;
  const found = useList(inboxQuery(scope, url));
  const isOver = (found.total ?? 0) > countedAtMost;
  const list = isOver ? { ...found, total: countedAtMost } : found;
  const unread = useUnreadMessages();
  const mark = useMarkMessage(scope);
  const columns = useMemo(() => inboxColumns(mark), [mark]);
  const hrefOf = (shown: boolean) => `?${inboxAddress.write({ ...url, unread: shown, page: 0 })}`;
  const narrowed = inboxConditions(url).length > 0;
  const empty = url.unread && url.text === "" ? words.allRead : narrowed ? words.emptyFiltered : words.empty;
  return (
    <PagedTable
      at={at}
      list={list}
      sizes={boundedSizes}
      header={<PageHeader title={words.title} />}
      toolbar={
        <Toolbar data-screen-only>
          <nav aria-label={words.shown}>
            <Chips>
              <li>
                <Chip to={hrefOf(false)} aria-current={url.unread ? undefined : "page"}>
                  {words.all}
                </Chip>
              </li>
              <li>
                <Chip to={hrefOf(true)} aria-current={url.unread ? "page" : undefined}>
                  {words.unread} {unread !== undefined && <strong>{unread}</strong>}
                </Chip>
              </li>
            </Chips>
          </nav>
          <SearchField
            text={url.text}
            onChange={(text) => change({ text }, { replace: true })}
            label={words.search}
            placeholder={words.search}
          />
        </Toolbar>
      }
      notices={isOver && <Notice severity="info">{words.overCounted(countedAtMost)}</Notice>}
      label={words.title}
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ id, eventId }) => routes.message(areaOfRole[role], eventId, id)}
      rowLabel={({ subject, documentType, eventId }) =>
        words.row(subject, texts.documents.types[documentType].one, eventId)
      }
      rowLook={({ unread: strong }) => ({ strong, hint: strong ? words.hint : undefined })}
      empty={{ text: empty }}
    />
  );
}
