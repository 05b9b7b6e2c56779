import ExpandMore from "@mui/icons-material/ExpandMore";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { facetNames, narrowedBy, waysToNarrow, type FacetValue } from "@runko/domain/search/facets";
import { texts } from "@runko/domain/texts/texts";
import { useId, useState } from "react";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { rovingStops } from "../../components/roving-stops.ts";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { wordOfOption } from "./criterion-words.ts";
import { searchAddress } from "./search-url.ts";
import { useFacets } from "./use-facets.ts";
import type { SearchState } from "./use-search-page.ts";

const words = texts.searchPage.facets;
const ways = rovingStops("a");
const { columns } = texts.search;
const groups = { type: columns.type, late: columns.due, status: columns.state, year: columns.createdAt } as const;

const Frame = styled("nav")(({ theme }) => ({
  flex: "1 0 100%",
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 18px",
  minHeight: 28,
  "&[data-stale]": { opacity: 0.6 },
  // On a phone it opens under the button and what stands beside that.
  [theme.breakpoints.down("sm")]: { order: 1, flexDirection: "column", alignItems: "stretch", minHeight: 0 },
}));
const GroupName = styled("span")(({ theme }) => ({
  flex: "none",
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
}));
const Group = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 6,
  minWidth: 0,
  [theme.breakpoints.down("sm")]: { flexDirection: "column", alignItems: "stretch", gap: 2 },
}));
const Way = styled(Chip)({ "@media (pointer: fine)": { height: 26, padding: "0 9px", borderRadius: 13 } });

function wordOf({ facet, value }: FacetValue): string {
  if (facet === "late") return texts.documentList.dueOnly.late;
  return facet === "year" ? String(value) : wordOfOption(facet, value);
}

/** How many there are; with a plus for at least so many. */
function Count({ count, more }: { count: number; more: boolean }) {
  const said = texts.formats.number(count);
  if (!more) return <strong>{said}</strong>;
  return (
    <strong>
      <span aria-hidden title={words.atLeast(said)}>
        {said}+
      </span>
      <VisuallyHidden>{words.atLeast(said)}</VisuallyHidden>
    </strong>
  );
}

function Ways({ search, isPhone }: { search: SearchState; isPhone: boolean }) {
  const { at, scope, list } = search;
  const id = useId();
  const { criteria } = at.url;
  const isShown = list.rows !== undefined && !list.stale;
  const { data, error, isPlaceholderData, refetch } = useFacets(scope, criteria, isShown);
  if (error && !data)
    return (
      <Frame aria-label={words.title}>
        {words.failed} <Button onClick={() => void refetch()}>{texts.common.tryAgain}</Button>
      </Frame>
    );
  const found = data ? waysToNarrow(data, criteria, scope.role) : [];
  if (data && found.length === 0) return isPhone ? <Frame aria-label={words.title}>{words.nothing}</Frame> : null;
  const hrefOf = (way: FacetValue) =>
    routes.search(
      areaOfRole[scope.role],
      searchAddress[scope.role].write({ ...at.url, criteria: narrowedBy(criteria, way), page: 0 }),
    );
  return (
    <Frame aria-label={words.title} data-stale={isPlaceholderData || undefined} ref={ways}>
      {facetNames.map((facet) => {
        const own = found.filter((way) => way.facet === facet);
        return own.length === 0 ? null : (
          <Group key={facet}>
            <GroupName id={`${id}${facet}`} hidden={facet === "late"}>
              {groups[facet]}
            </GroupName>
            <Chips aria-labelledby={`${id}${facet}`}>
              {own.map((way) => (
                <li key={way.value.toString()}>
                  <Way to={hrefOf(way)}>
                    {wordOf(way)} <Count count={way.count} more={data?.more ?? false} />
                  </Way>
                </li>
              ))}
            </Chips>
          </Group>
        );
      })}
    </Frame>
  );
}

/** How many of the results are of each type, state and year, and late; a press narrows to them. On a phone behind a button. */
export function Facets({ search }: { search: SearchState }) {
  const { list, searched } = search;
  const isPhone = useMedia(phoneScreen);
  const [unfolded, setUnfolded] = useState(false);
  if (!searched || list.total === undefined || list.total < 2) return null;
  return (
    <>
      {isPhone && (
        <Button
          size="small"
          endIcon={<ExpandMore sx={{ rotate: unfolded ? "180deg" : undefined }} />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {words.title}
        </Button>
      )}
      {(!isPhone || unfolded) && <Ways search={search} isPhone={isPhone} />}
    </>
  );
}
