import BookmarkAddOutlined from "@mui/icons-material/BookmarkAddOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { writeCriteria } from "@runko/domain/search/criteria";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { pinnedCountText } from "../../api/pinned-count-text.ts";
import { pinnedCountsQuery, savedSearchesQuery } from "../../api/saved-search-queries.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import type { Scope } from "../api/entities.ts";
import type { ListUrl } from "../list/list-url.ts";
import { useSavedSearchCalls, type SavedSearchFields } from "../search/saved-search-calls.ts";
import { criteriaOfList, isWorthKeeping, listOfSearch, sortOfList, type ListView } from "./list-of-search.ts";

const words = texts.listViews;

const SaveSearchDialog = lazy(() =>
  import("../search/save-search-dialog.tsx").then((loaded) => ({ default: loaded.SaveSearchDialog })),
);

const Bar = styled("nav")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0 8px",
  width: "100%",
  minWidth: 0,
  "& > ul": { display: "flex", minWidth: 0, overflowX: "auto", listStyle: "none", margin: 0, padding: 0 },
  "& > button": { flex: "none" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 36,
    padding: "0 12px",
    color: "inherit",
    textDecoration: "none",
    whiteSpace: "nowrap",
    borderBottom: "2px solid transparent",
    "&:hover": { background: theme.palette.action.hover },
    "&:focus-visible": { outlineOffset: -2 },
    "&[aria-current]": { fontWeight: 650, borderColor: theme.colors.primary },
    "@media (pointer: coarse)": { minHeight: 44 },
  },
}));

type ViewTabsProps = {
  scope: Scope;
  url: ListUrl;
  /** The way to a list that says this. */
  hrefOf: (url: ListView) => string;
};

/** The views of this list that the user has pinned, each with how many documents it finds now. */
function useViews({ organizationId, role }: Scope, { type }: ListUrl) {
  const saved = useQuery(savedSearchesQuery({ organizationId, role }));
  const views = (saved.data ?? []).flatMap((search) => {
    const view = search.pinned ? listOfSearch(search, role) : undefined;
    return view?.type === type ? [{ search, view }] : [];
  });
  const counts = useQuery({ ...pinnedCountsQuery({ organizationId, role }), enabled: views.length > 0 });
  return views.map(({ search: { id, name }, view }) => {
    const count = counts.data?.find((one) => one.id === id)?.count;
    return { id, name, view, count: typeof count === "number" ? pinnedCountText(count) : undefined };
  });
}

/** The saved views of a list as tabs over it, and the way to keep what is shown as another. */
export function ViewTabs({ scope, url, hrefOf }: ViewTabsProps) {
  const views = useViews(scope, url);
  const calls = useSavedSearchCalls(scope);
  const [naming, setNaming] = useState(false);
  const here = hrefOf(url);
  const whole = hrefOf({ type: url.type, status: undefined, text: "", sort: undefined, criteria: {} });
  const mayKeep = isWorthKeeping(url) && views.every(({ view }) => hrefOf(view) !== here);
  if (views.length === 0 && !mayKeep) return null;
  const save = async (fields: SavedSearchFields) => {
    const criteria = writeCriteria(criteriaOfList(url));
    const search = await calls.save({ ...fields, criteria, columns: [], sort: sortOfList(url, scope.role) });
    showSnackbar(words.saved(search.name), { severity: "success" });
  };
  return (
    <Bar aria-label={words.title}>
      {views.length > 0 && (
        <ul>
          <li>
            <Link to={whole} aria-current={here === whole ? "page" : undefined}>
              {words.whole}
            </Link>
          </li>
          {views.map(({ id, name, view, count }) => (
            <li key={id}>
              <Link to={hrefOf(view)} aria-current={here === hrefOf(view) ? "page" : undefined}>
                {name} {count !== undefined && <strong>{count}</strong>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayKeep && (
        <Button size="small" startIcon={<BookmarkAddOutlined />} onClick={() => setNaming(true)}>
          {words.save}
        </Button>
      )}
      {naming && (
        <Suspense>
          <SaveSearchDialog
            title={words.save}
            help={words.help}
            initial={{ name: "", shared: false, pinned: true }}
            mayChange
            onSave={save}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </Bar>
  );
}
