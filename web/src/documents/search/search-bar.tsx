import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { searchLimits } from "@runko/domain/search/search-limits";
import { texts } from "@runko/domain/texts/texts";
import { Link as RouterLink } from "react-router";
import { SearchField } from "../../components/tables/search-field.tsx";

const words = texts.searchPage;

const Bar = styled("search")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 16px",
  paddingBottom: 10,
  "& > div": { flex: "1 1 260px", maxWidth: 640 },
  [theme.breakpoints.down("sm")]: { gap: "6px 12px", "& > div": { flex: "1 1 150px" } },
}));

type SearchBarProps = {
  text: string;
  onChange: (text: string) => void;
  advancedPath: string;
  autoFocus?: boolean;
};

/** The one field that finds while typing, and the way to every criterion. */
export function SearchBar({ text, onChange, advancedPath, autoFocus = false }: SearchBarProps) {
  return (
    <Bar data-screen-only>
      <SearchField
        text={text}
        onChange={(typed) => onChange(typed.slice(0, searchLimits.textLength))}
        label={words.field}
        placeholder={words.placeholder}
        clearLabel={words.clearField}
        autoFocus={autoFocus}
        wide
      />
      <Link component={RouterLink} to={advancedPath} sx={{ display: "inline-block", py: 1 }}>
        {words.advanced}
      </Link>
    </Bar>
  );
}
