import Close from "@mui/icons-material/Close";
import { styled } from "@mui/material/styles";
import type { CriterionName } from "@runko/domain/search/search-criteria";
import { texts } from "@runko/domain/texts/texts";
import type { SaidCriterion } from "./criterion-words.ts";

const words = texts.searchPage;

const Chips = styled("ul")({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  margin: 0,
  padding: 0,
  minWidth: 0,
});

const Chip = styled("li")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  maxWidth: "100%",
  minHeight: 32,
  padding: "0 2px 0 12px",
  borderRadius: 16,
  border: `1px solid ${theme.colors.outline}`,
  fontSize: "0.8125rem",
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& > button": {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: "50%",
    background: "none",
    color: "inherit",
    cursor: "pointer",
    "& svg": { fontSize: 16 },
    "&:hover": { background: theme.palette.action.hover },
  },
  "@media (pointer: coarse)": { minHeight: 44, borderRadius: 22, "& > button": { width: 40, height: 40 } },
}));

type CriteriaChipsProps = { criteria: readonly SaidCriterion[]; onRemove: (name: CriterionName) => void };

/** What is searched for, each criterion to be taken away. */
export function CriteriaChips({ criteria, onRemove }: CriteriaChipsProps) {
  if (criteria.length === 0) return null;
  return (
    <Chips aria-label={words.criteria}>
      {criteria.map(({ name, label, value }) => (
        <Chip key={name}>
          <span title={`${label}: ${value}`}>
            {label}: <strong>{value}</strong>
          </span>
          <button type="button" aria-label={words.remove(label)} onClick={() => onRemove(name)}>
            <Close aria-hidden />
          </button>
        </Chip>
      ))}
    </Chips>
  );
}
