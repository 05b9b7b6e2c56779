import Search from "@mui/icons-material/Search";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { useAddress } from "../addresses/use-address.ts";
import { placeAddress } from "./place-address.ts";

const Entry = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 40,
  color: "inherit",
  textDecoration: "none",
  fontWeight: 600,
  "& > svg": { color: theme.colors.textSecondary },
  "&:hover": { background: theme.palette.action.hover },
  "&[aria-current]": { background: theme.palette.action.selected },
  "&:focus-visible": { outlineOffset: -2 },
}));

/** The way to the search of the area. A saved search that is pinned is an entry of its own. */
export function SearchEntry({ path, mini }: { path: string; mini: boolean }) {
  const { pathname } = useLocation();
  const { savedId } = useAddress(placeAddress).url;
  const label = texts.shell.search;
  return (
    <li>
      <Entry
        to={path}
        aria-current={pathname === path && savedId === undefined ? "page" : undefined}
        style={{ padding: mini ? "0 18px" : "0 16px" }}
        {...(mini && { "aria-label": label, title: label })}
      >
        <Search fontSize="small" aria-hidden />
        {!mini && label}
      </Entry>
    </li>
  );
}
