import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import { DataTable } from "../../../components/tables/data-table.tsx";
import { Pagination } from "../../../components/tables/pagination.tsx";
import { SearchField } from "../../../components/tables/search-field.tsx";
import { useExistingPage } from "../../../components/tables/use-existing-page.ts";
import { ChoiceFilter } from "../../../components/forms/choice-filter.tsx";
import { useAddress } from "../../../addresses/use-address.ts";
import { Toolbar } from "../../toolbar.tsx";
import { partnersAddress, subscriptionStates, type PartnersUrl } from "./partners-url.ts";
import type { Found } from "./subscription-queries.ts";

const words = texts.controlSubscriptions;
const states = subscriptionStates.map((value) => ({ value, label: words.states[value] }));

/** So low that a long list scrolls by itself and stays virtual. */
const Body = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  maxHeight: "max(420px, calc(100dvh - 330px))",
  [theme.breakpoints.down("sm")]: { maxHeight: "none" },
}));

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
  const { url, change } = useAddress(partnersAddress);
  const { data, error, isFetching, refetch } = useQuery(queryOf(url));
  const { page, pageSize, text, state } = url;
  const total = data?.total;

  useExistingPage(url, total, (last) => change({ page: last }, { replace: true }));

  return (
    <>
      <Toolbar data-screen-only>
        <SearchField
          text={text}
          onChange={(next) => change({ text: next }, { replace: true })}
          label={searchLabel}
          placeholder={words.searchHelp}
        />
        <ChoiceFilter
          id="filter-subscription"
          label={words.state}
          allLabel={words.allStates}
          options={states}
          value={state}
          onChange={(next) => change({ state: next })}
          width={200}
        />
      </Toolbar>
      <Body>
        <DataTable
          label={label}
          columns={columns}
          rows={data?.rows}
          rowId={open.idOf}
          rowHref={(row) => `?${new URLSearchParams({ [open.parameter]: open.idOf(row) })}`}
          rowLabel={open.labelOf}
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
          empty={{ text: text !== "" || state !== undefined ? words.emptyFiltered : empty }}
        />
      </Body>
      {total !== undefined && (
        <Pagination page={page} pageSize={pageSize} total={total} onChange={(next) => change(next)} />
      )}
    </>
  );
}
