import Tune from "@mui/icons-material/Tune";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { typesOfRole } from "@runko/domain/organizations/event-type-rights";
import { checkCriteria, isEmptySearch } from "@runko/domain/search/check-criteria";
import { columnsFor } from "@runko/domain/search/search-columns";
import { criteriaFor } from "@runko/domain/search/search-criteria";
import { searchLimits } from "@runko/domain/search/search-limits";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Link as RouterLink } from "react-router";
import { useAddress } from "../addresses/use-address.ts";
import { savedSearchesQuery } from "../api/saved-search-queries.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { areaOfRole, paths } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";
import { SearchOrReports } from "../shell/search-or-reports.tsx";
import { useArchivedHere } from "./api/archived-here.ts";
import { ExportMenu } from "./list/export-menu.tsx";
import { ColumnChooser } from "./list/column-chooser.tsx";
import { DocumentRows } from "./list/document-rows.tsx";
import { AdvancedForm } from "./search/advanced-form.tsx";
import { CriteriaChips } from "./search/criteria-chips.tsx";
import { wordsOfCriteria } from "./search/criterion-words.ts";
import { keepLastSearch } from "./search/last-search.ts";
import { linkColumn, resultColumns } from "./search/result-columns.tsx";
import { SavedSearchActions } from "./search/saved-search-actions.tsx";
import { SearchBar } from "./search/search-bar.tsx";
import { searchAddress } from "./search/search-url.ts";
import { StartOfSearch } from "./search/start-of-search.tsx";
import { useChoices } from "./search/use-choices.ts";
import { useResultColumns } from "./search/use-result-columns.ts";
import { exportedSearch, useSearch } from "./search/use-search.ts";
import { issueMessage } from "../language/issue-message.ts";

const words = texts.searchPage;

/** The search of an area: one field that finds while typing, or every criterion (§2, searchType). */
export function SearchPage() {
  const { organizationId, role, user, allowed } = useSession();
  const area = areaOfRole[role];
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const at = useAddress(searchAddress[role]);
  const { query, url, change } = at;
  const { advanced, criteria, sort, page } = url;
  const names = criteriaFor(role);

  const empty = isEmptySearch(criteria);
  const [today] = useState(() => todayInHelsinki(new Date()));
  const issues = checkCriteria(criteria, today);
  const address = query.toString();
  const [changedAt, setChangedAt] = useState<string>();
  const changing = changedAt === address;
  const searched = !empty && issues.length === 0;
  const inForm = advanced && (changing || !searched);

  const list = useSearch(scope, url, searched && !inForm);
  const archivedHere = useArchivedHere();
  const rows = useMemo(
    () => list.rows?.map((row) => (archivedHere.has(row.id) ? { ...row, archived: true } : row)),
    [list.rows, archivedHere],
  );
  const choices = useChoices(scope, {
    parties: inForm || criteria.supplier !== undefined || criteria.subscriber !== undefined,
    groups: inForm || criteria.productGroup !== undefined,
  });
  const said = wordsOfCriteria(criteria, choices);
  const opened = useQuery({ ...savedSearchesQuery(scope), enabled: url.savedId !== undefined }).data?.find(
    ({ id }) => id === url.savedId,
  );

  const { allColumns, shownColumns, columns, choose, hasChosen } = useResultColumns(url, role, user.id);
  const types = useMemo(() => (mayWorkAs(allowed, role) ? typesOfRole(role) : []), [allowed, role]);

  // Those of a saved search are its own: they stand in the address until it is saved.
  const chooseColumns = (next: readonly string[] | undefined) => {
    const shown = next?.flatMap((id) => allColumns.find((name) => name === id) ?? []);
    const withLink = shown && [linkColumn, ...shown];
    if (url.columns) change({ columns: withLink, page });
    else choose(withLink);
  };

  useEffect(() => {
    if (searched) keepLastSearch(scope, query);
  }, [searched, scope, query]);

  const title = opened?.name ?? words.title;
  const otherType = paths.search(area, searchAddress[role].write({ ...url, advanced: !advanced }));
  return (
    <DocumentRows
      {...{ at, scope, types, list, rows, columns, sort }}
      place={address}
      label={words.results}
      linked={types.length > 0}
      onSort={({ column, direction }) => {
        const sorted = columnsFor(role).find((name) => name === column);
        change({ sort: sorted && { column: sorted, direction } });
      }}
      empty={{
        text: `${words.nothingFound}. ${words.nothingHint}`,
        action: (
          <Button component={RouterLink} to={otherType}>
            {advanced ? words.basic : words.advanced}
          </Button>
        ),
      }}
      header={
        <>
          <SearchOrReports forRole={role} />
          <PageHeader
            title={title}
            takesFocus={advanced}
            actions={
              <>
                {searched && !inForm && (
                  <ExportMenu
                    scope={scope}
                    query={exportedSearch(url, role)}
                    columns={columns.map(({ id }) => id)}
                    disabled={!list.total}
                  />
                )}
                {searched && !inForm && (
                  <ColumnChooser
                    columns={resultColumns(role, allColumns).filter(({ id }) => id !== linkColumn)}
                    shown={shownColumns}
                    onChange={chooseColumns}
                  />
                )}
                <SavedSearchActions
                  scope={scope}
                  shown={
                    searched ? { criteria, sort, columns: url.columns ?? (hasChosen ? shownColumns : []) } : undefined
                  }
                  opened={opened}
                  onSaved={({ id, columns: kept }) =>
                    change({ savedId: id, columns: kept.length > 0 ? kept : undefined, page }, { replace: true })
                  }
                />
              </>
            }
          />
          {!advanced && (
            <SearchBar
              text={criteria.q ?? ""}
              onChange={(typed) =>
                change({ criteria: { ...criteria, q: typed === "" ? undefined : typed } }, { replace: true })
              }
              advancedPath={otherType}
              autoFocus
            />
          )}
        </>
      }
      toolbar={
        inForm ? null : (
          <>
            <CriteriaChips
              criteria={advanced ? said : said.filter(({ name }) => name !== "q")}
              onRemove={(name) => change({ criteria: { ...criteria, [name]: undefined } })}
            />
            {advanced && (
              <>
                <Button size="small" startIcon={<Tune />} onClick={() => setChangedAt(address)}>
                  {words.change}
                </Button>
                <Link component={RouterLink} to={otherType} sx={{ py: 1 }}>
                  {words.basic}
                </Link>
              </>
            )}
          </>
        )
      }
      notices={
        <>
          {list.many && (
            <Notice severity="info" live>
              {texts.search.narrow(searchLimits.results)} {list.unsorted && texts.search.unsorted}
            </Notice>
          )}
          {!inForm && issues.length > 0 && (
            <Notice severity="error" live title={words.badCriteria}>
              {issues.map((issue) => (
                <Typography key={issue.path}>
                  {said.find(({ name }) => name === issue.path)?.label}: {issueMessage(issue)}
                </Typography>
              ))}
            </Notice>
          )}
        </>
      }
      instead={
        inForm ? (
          <AdvancedForm
            key={address}
            criteria={criteria}
            names={names}
            choices={choices}
            onSearch={(asked) => {
              setChangedAt(undefined);
              change({ criteria: asked });
            }}
            onCancel={searched ? () => setChangedAt(undefined) : undefined}
            basicPath={otherType}
          />
        ) : searched ? undefined : (
          <StartOfSearch scope={scope} choices={choices} />
        )
      }
    />
  );
}
