import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { boundedPage, type Page } from "../../components/tables/pages.ts";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { readPage, writePage } from "../page-url.ts";
import { Toolbar } from "../toolbar.tsx";
import { ContactRequests } from "./contact-requests.tsx";
import { contactRequestsQuery } from "./contact-queries.ts";

const words = texts.contactInbox;

type Status = keyof typeof words.statuses;
const statuses = (["new", "handled"] as const).map((value) => ({ value, label: words.statuses[value] }));

/** What was asked without a login, for the product admin to handle. */
export function ContactRequestsPage() {
  const [query, setQuery] = useSearchParams();
  const status = statuses.find(({ value }) => value === query.get("status"))?.value;
  const url = readPage(query);
  const { page, pageSize } = boundedPage(url);
  const handled = status === undefined ? undefined : status === "handled";
  const found = useQuery(contactRequestsQuery({ handled, page, limit: pageSize }));
  const show = (next: Page, chosen: Status | undefined) => {
    const parts: [string, string | undefined][] = [["status", chosen], ...writePage(next)];
    setQuery(parts.filter((part): part is [string, string] => part[1] !== undefined));
  };
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <Toolbar data-screen-only>
        <ChoiceFilter
          id="filter-status"
          label={words.show}
          allLabel={words.all}
          options={statuses}
          value={status}
          onChange={(chosen) => show({ ...url, page: 0 }, chosen)}
        />
      </Toolbar>
      <PagedRows
        found={found}
        page={url}
        onPage={(next) => show(next, status)}
        empty={status === "new" ? words.emptyNew : words.empty}
      >
        {(rows) => <ContactRequests requests={rows} />}
      </PagedRows>
    </PageBody>
  );
}
