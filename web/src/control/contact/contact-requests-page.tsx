import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { address } from "../../addresses/address.ts";
import { boundedPages, oneOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { Toolbar } from "../toolbar.tsx";
import { ContactRequests } from "./contact-requests.tsx";
import { contactRequestsQuery } from "./contact-queries.ts";

const words = texts.contactInbox;

const statuses = ["new", "handled"] as const;
const choices = statuses.map((value) => ({ value, label: words.statuses[value] }));
const requestsAddress = address({ status: oneOf("status", statuses), ...boundedPages });

/** What was asked without a login, for the product admin to handle. */
export function ContactRequestsPage() {
  const { url, change } = useAddress(requestsAddress);
  const { status, page, pageSize } = url;
  const handled = status === undefined ? undefined : status === "handled";
  const found = useQuery(contactRequestsQuery({ handled, page, limit: pageSize }));
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <Toolbar data-screen-only>
        <ChoiceFilter
          id="filter-status"
          label={words.show}
          allLabel={words.all}
          options={choices}
          value={status}
          onChange={(chosen) => change({ status: chosen })}
        />
      </Toolbar>
      <PagedRows found={found} page={url} onPage={change} empty={status === "new" ? words.emptyNew : words.empty}>
        {(rows) => <ContactRequests requests={rows} />}
      </PagedRows>
    </PageBody>
  );
}
