import BookmarkOutlined from "@mui/icons-material/BookmarkOutlined";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useAddress } from "../addresses/use-address.ts";
import { pinnedCountText } from "../api/pinned-count-text.ts";
import { pinnedCountsQuery, savedSearchesQuery } from "../api/saved-search-queries.ts";
import { areaOfRole } from "../addresses/routes.ts";
import { savedSearchPath } from "../addresses/saved-search-path.ts";
import { useSession } from "../session/session-context.ts";
import { placeAddress } from "./place-address.ts";

const words = texts.pinnedSearches;

const Title = styled("h2")(({ theme }) => ({
  margin: 0,
  padding: "10px 16px 4px",
  fontSize: "0.75rem",
  fontWeight: 600,
  color: theme.colors.textSecondary,
  borderTop: `1px solid ${theme.colors.divider}`,
}));
const List = styled("ul")({ listStyle: "none", margin: 0, padding: "0 0 16px" });
const Entry = styled(Link, { shouldForwardProp: (prop) => prop !== "mini" })<{ mini: boolean }>(({ theme, mini }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: mini ? "center" : undefined,
  gap: 10,
  minHeight: mini ? 44 : 36,
  padding: mini ? 0 : "0 16px",
  color: "inherit",
  textDecoration: "none",
  fontSize: "0.8125rem",
  "& > svg": { flex: "none", color: theme.colors.textSecondary, fontSize: 20 },
  "& > span": { flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& > small": { flex: "none", fontSize: "inherit", color: theme.colors.textSecondary },
  "&:hover": { background: theme.palette.action.hover },
  "&[aria-current]": { background: theme.palette.action.selected, fontWeight: 650 },
  "&:focus-visible": { outlineOffset: -2 },
  "@media (pointer: coarse)": { minHeight: 44 },
}));

/** The searches that the user has pinned, each with how many documents it finds now. */
export default function PinnedSearches({ mini }: { mini: boolean }) {
  const { organizationId, role } = useSession();
  const { savedId } = useAddress(placeAddress).url;
  const saved = useQuery(savedSearchesQuery({ organizationId, role }));
  const pinned = saved.data?.filter((search) => search.pinned) ?? [];
  const counts = useQuery({ ...pinnedCountsQuery({ organizationId, role }), enabled: pinned.length > 0 });
  if (pinned.length === 0) return null;
  return (
    <section aria-label={words.title}>
      {!mini && <Title>{words.title}</Title>}
      <List>
        {pinned.map((search) => {
          const count = counts.data?.find(({ id }) => id === search.id)?.count;
          const said = typeof count === "number" ? pinnedCountText(count) : undefined;
          const name =
            count === null
              ? words.unsearchable(search.name)
              : said === undefined
                ? search.name
                : words.count(search.name, said);
          return (
            <li key={search.id}>
              <Entry
                mini={mini}
                to={savedSearchPath(areaOfRole[role], search)}
                aria-label={name}
                title={mini ? name : undefined}
                aria-current={savedId === search.id ? "page" : undefined}
              >
                <BookmarkOutlined aria-hidden />
                {!mini && <span>{search.name}</span>}
                {!mini && <small>{count === null ? "!" : said}</small>}
              </Entry>
            </li>
          );
        })}
      </List>
    </section>
  );
}
