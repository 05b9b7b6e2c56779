import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { FieldFrame } from "../../../components/forms/field-frame.tsx";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import { DataTable } from "../../../components/tables/data-table.tsx";
import { pageCount } from "../../../components/tables/pages.ts";
import { Pagination } from "../../../components/tables/pagination.tsx";
import { SearchField } from "../../../components/tables/search-field.tsx";
import { Toolbar } from "../../toolbar.tsx";
import { readPartnersUrl, subscriptionStates, writePartnersUrl, type PartnersUrl } from "./partners-url.ts";
import type { Found } from "./subscription-queries.ts";

const words = texts.controlSubscriptions;
const stateId = "filter-subscription";

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
  const [query, setQuery] = useSearchParams();
  const url = readPartnersUrl(query);
  const { data, error, isFetching, refetch } = useQuery(queryOf(url));
  const { page, pageSize, text, state } = url;
  const total = data?.total;
  const change = (part: Partial<PartnersUrl>, replace = false) =>
    setQuery(writePartnersUrl({ ...url, page: 0, ...part }), { replace });

  const lastPage = total === undefined ? undefined : pageCount(pageSize, total) - 1;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage)
      setQuery((before) => writePartnersUrl({ ...readPartnersUrl(before), page: lastPage }), { replace: true });
  });

  return (
    <>
      <Toolbar data-screen-only>
        <SearchField
          text={text}
          onChange={(next) => change({ text: next }, true)}
          label={searchLabel}
          placeholder={words.searchHelp}
          clearLabel={words.clearSearch}
        />
        <FieldFrame id={stateId} label={words.state}>
          <NativeSelect
            id={stateId}
            variant="outlined"
            value={state ?? ""}
            onChange={(event) => change({ state: subscriptionStates.find((one) => one === event.target.value) })}
            input={<OutlinedInput />}
            sx={{ width: 200, "& select": { height: 20, boxSizing: "content-box" } }}
          >
            <option value="">{words.allStates}</option>
            {subscriptionStates.map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
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
