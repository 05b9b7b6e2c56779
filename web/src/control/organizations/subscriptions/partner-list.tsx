import { texts } from "@runko/domain/texts/texts";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import { ListTools } from "../../../components/tables/list-tools.tsx";
import { PagedTable } from "../../../components/tables/paged-table.tsx";
import { useList } from "../../../components/tables/use-list.ts";
import { ChoiceFilter } from "../../../components/forms/choice-filter.tsx";
import { useAddress } from "../../../addresses/use-address.ts";
import { partnersAddress, subscriptionStates, type PartnersUrl } from "./partners-url.ts";
import type { Found } from "./subscription-queries.ts";

const words = texts.controlSubscriptions;
const states = subscriptionStates.map((value) => ({ value, label: words.states[value] }));

type PartnerListProps<Row> = {
  label: string;
  searchLabel: string;
  empty: string;
  columns: readonly DataColumn<Row>[];
  queryOf: (url: PartnersUrl) => UseQueryOptions<Found<Row>, Error, Found<Row>, unknown[]>;
  /** The parameter of the address that opens one, and whom it names. */
  open: { parameter: string; idOf: (row: Row) => string; labelOf: (row: Row) => string };
};

/** Suppliers or subscribers, found by name and by the state of the subscription. */
export function PartnerList<Row>(props: PartnerListProps<Row>) {
  const { label, searchLabel, empty, columns, queryOf, open } = props;
  const at = useAddress(partnersAddress);
  const { text, state } = at.url;
  return (
    <PagedTable
      at={at}
      list={useList(queryOf(at.url))}
      toolbar={
        <ListTools at={at} label={searchLabel} placeholder={words.searchHelp}>
          <ChoiceFilter
            id="filter-subscription"
            label={words.state}
            allLabel={words.allStates}
            options={states}
            value={state}
            onChange={(next) => at.change({ state: next })}
            width={200}
          />
        </ListTools>
      }
      label={label}
      columns={columns}
      rowId={open.idOf}
      rowHref={(row) => `?${new URLSearchParams({ [open.parameter]: open.idOf(row) })}`}
      rowLabel={open.labelOf}
      empty={{ text: text !== "" || state !== undefined ? words.emptyFiltered : empty }}
    />
  );
}
