import { texts } from "@runko/domain/texts/texts";
import { address } from "../../addresses/address.ts";
import { boundedPages } from "../../addresses/list-parts.ts";
import { oneOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Toolbar } from "../../components/tables/list-tools.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { useList } from "../../components/tables/use-list.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { ContactRequests } from "./contact-requests.tsx";
import { contactRequestsQuery } from "./contact-queries.ts";

const words = texts.contactInbox;

const statuses = ["new", "handled"] as const;
const choices = statuses.map((value) => ({ value, label: words.statuses[value] }));
const requestsAddress = address({ status: oneOf("status", statuses), ...boundedPages });

/** What was asked without a login, for the product admin to handle. */
export function ContactRequestsPage() {
  const at = useAddress(requestsAddress);
  const { status, page, pageSize } = at.url;
  const handled = status === undefined ? undefined : status === "handled";
  const list = useList(contactRequestsQuery({ handled, page, limit: pageSize }));
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <PagedRows
        at={at}
        list={list}
        sizes={boundedSizes}
        toolbar={
          <Toolbar data-screen-only>
            <ChoiceFilter
              id="filter-status"
              label={words.show}
              allLabel={words.all}
              options={choices}
              value={status}
              onChange={(chosen) => at.change({ status: chosen })}
            />
          </Toolbar>
        }
        empty={status === "new" ? words.emptyNew : words.empty}
      >
        {(rows) => <ContactRequests requests={rows} />}
      </PagedRows>
    </PageBody>
  );
}
