import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { SearchField } from "./search-field.tsx";

/** Search and filters above a list. */
export const Toolbar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "8px 16px",
  paddingBottom: 12,
  // The search gives way first, so that the filters stand beside it.
  "& > .MuiOutlinedInput-root": { flex: "1 1 200px", maxWidth: 320 },
  // On a phone as many filters beside each other as there is room for.
  [theme.breakpoints.down("sm")]: {
    gap: 8,
    "& > *": { flex: "1 1 140px" },
    "& > .MuiOutlinedInput-root": { flex: "none", maxWidth: "none" },
  },
}));

type ListToolsProps = {
  at: { url: { text: string }; change(part: { text: string }, how: { replace: boolean }): void };
  label: string;
  placeholder: string;
  /** Narrows the list further, beside the search. */
  children?: ReactNode;
  /** What can be done to the selected rows; stands in the place of all this while there are any. */
  selected?: ReactNode;
};

/** What narrows a list: words that are typed, kept in the address, and its filters. */
export function ListTools({ at: { url, change }, label, placeholder, children, selected }: ListToolsProps) {
  return (
    <Toolbar data-screen-only>
      {selected ?? (
        <>
          <SearchField
            text={url.text}
            onChange={(text) => change({ text }, { replace: true })}
            label={label}
            placeholder={placeholder}
          />
          {children}
        </>
      )}
    </Toolbar>
  );
}
