import Button from "@mui/material/Button";
import { columnsFor, orderOfSort } from "@runko/domain/search/search-columns";
import { criteriaFor } from "@runko/domain/search/search-criteria";
import { typedWords } from "@runko/domain/search/typed-words";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { Link } from "react-router";
import { FoundBy } from "../look/marked-text.tsx";
import { DocumentRows } from "./list/document-rows.tsx";
import { AdvancedForm } from "./search/advanced-form.tsx";
import { shownOrder } from "./search/shown-order.ts";
import { SearchHeader } from "./search/search-header.tsx";
import { SearchNotices, SearchTools } from "./search/search-tools.tsx";
import { StartOfSearch } from "./search/start-of-search.tsx";
import { useSearchPage, type SearchState } from "./search/use-search-page.ts";

const words = texts.searchPage;

/** What stands in the place of the rows while nothing has been searched for. */
function insteadOf({ at, scope, address, choices, searched, inForm, closeForm, otherWay }: SearchState) {
  if (!inForm) return searched ? undefined : <StartOfSearch scope={scope} choices={choices} />;
  return (
    <AdvancedForm
      key={address}
      criteria={at.url.criteria}
      names={criteriaFor(scope.role)}
      choices={choices}
      onSearch={(criteria) => {
        closeForm();
        at.change({ criteria });
      }}
      onCancel={searched ? closeForm : undefined}
      basicPath={otherWay}
    />
  );
}

/** The search of an area: one field that finds while typing, or every criterion (§2, searchType). */
export function SearchPage() {
  const search = useSearchPage();
  const { at, scope, address, types, list, rows, columns, inForm, otherWay } = search;
  const { url, change } = at;
  const { q = "" } = url.criteria;
  const foundBy = useMemo(() => typedWords(q), [q]);
  return (
    <FoundBy value={foundBy}>
      <DocumentRows
        {...{ at, scope, types, list, rows }}
        columns={columns.columns}
        chosenWidths={columns.chosenWidths}
        exported={{
          columns: columns.columns.map(({ id }) => id),
          order: orderOfSort(url.sort, scope.role) ?? ["id DESC"],
        }}
        sort={shownOrder(url.sort, rows)}
        place={address}
        label={words.results}
        linked={types.length > 0}
        onSort={({ column, direction }) => {
          const sorted = columnsFor(scope.role).find((name) => name === column);
          change({ sort: sorted && { column: sorted, direction } }, { later: true });
        }}
        empty={{
          text: `${words.nothingFound}. ${words.nothingHint}`,
          action: (
            <Button component={Link} to={otherWay}>
              {url.advanced ? words.basic : words.advanced}
            </Button>
          ),
        }}
        header={<SearchHeader search={search} />}
        toolbar={inForm ? null : <SearchTools search={search} />}
        notices={<SearchNotices search={search} />}
        instead={insteadOf(search)}
      />
    </FoundBy>
  );
}
