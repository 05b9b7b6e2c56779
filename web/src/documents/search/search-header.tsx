import { PageHeader } from "../../components/layout/page-header.tsx";
import { SearchOrReports } from "../../shell/search-or-reports.tsx";
import { useSession } from "../../session/session-context.ts";
import { ColumnChooser } from "../list/column-chooser.tsx";
import { ExportMenu } from "../list/export-menu.tsx";
import { SavedSearchActions } from "./saved-search-actions.tsx";
import { SearchBar } from "./search-bar.tsx";
import type { SearchState } from "./use-search-page.ts";
import { exportedSearch } from "./use-search.ts";

function HeaderActions({ at, scope, searched, inForm, list, columns, opened, chooseColumns }: SearchState) {
  const { user } = useSession();
  const { url, change } = at;
  const { criteria, sort, page } = url;
  const { shownColumns, hasChosen } = columns;
  return (
    <>
      {searched && !inForm && (
        <ExportMenu
          scope={scope}
          query={exportedSearch(url, { ...scope, userId: user.id })}
          columns={columns.columns.map(({ id }) => id)}
          disabled={!list.total}
        />
      )}
      {searched && !inForm && (
        <ColumnChooser
          columns={columns.choosable}
          {...columns.chosenWidths}
          shown={shownColumns}
          onChange={chooseColumns}
        />
      )}
      <SavedSearchActions
        scope={scope}
        shown={searched ? { criteria, sort, columns: url.columns ?? (hasChosen ? shownColumns : []) } : undefined}
        opened={opened}
        onSaved={({ id, columns: kept }) =>
          change({ savedId: id, columns: kept.length > 0 ? kept : undefined, page }, { replace: true })
        }
      />
    </>
  );
}

/** What stands above a search: what it is called, what can be done with it, and the field of the basic one. */
export function SearchHeader({ search }: { search: SearchState }) {
  const { at, scope, title, otherWay } = search;
  const { url, change } = at;
  const { advanced, criteria } = url;
  return (
    <>
      <SearchOrReports forRole={scope.role} />
      <PageHeader title={title} takesFocus={advanced} actions={<HeaderActions {...search} />} />
      {!advanced && (
        <SearchBar
          text={criteria.q ?? ""}
          onChange={(typed) =>
            change({ criteria: { ...criteria, q: typed === "" ? undefined : typed } }, { replace: true })
          }
          advancedPath={otherWay}
          autoFocus
        />
      )}
    </>
  );
}
