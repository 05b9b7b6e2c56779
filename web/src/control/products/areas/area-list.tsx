import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { ProductArea } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Section } from "../../../components/layout/section.tsx";
import { SearchField } from "../../../components/tables/search-field.tsx";
import { termsWords } from "./area-words.ts";

const words = texts.productAreas;
const shownAtFirst = 100;

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: 44,
    overflowWrap: "anywhere",
    "& > div": { flex: 1, minWidth: 0 },
    "& small": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
  },
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
}));

type AreaListProps = {
  areas: readonly ProductArea[];
  /** Of a municipality its name. */
  nameOf: (area: ProductArea) => string;
  onRemove: (area: ProductArea) => void;
};

/** The areas that are said, the wide ones first, narrowed by what is typed. */
export function AreaList({ areas, nameOf, onRemove }: AreaListProps) {
  const [text, setText] = useState("");
  const [shown, setShown] = useState(shownAtFirst);
  const asked = text.trim().toLowerCase();
  const found = areas.filter((area) => `${nameOf(area)} ${area.code}`.toLowerCase().includes(asked));
  return (
    <Section title={words.count(areas.length)}>
      {areas.length > 10 && (
        <SearchField text={text} onChange={setText} label={words.search} placeholder={words.search} />
      )}
      {found.length === 0 && <p role="status">{areas.length === 0 ? words.none : words.nothingFound}</p>}
      <List>
        {found.slice(0, shown).map((area) => (
          <li key={`${area.kind} ${area.code}`}>
            <div>
              {words.kinds[area.kind]} {nameOf(area)}
              <small>{[words.verdicts[area.verdict], ...termsWords(area)].join(" · ")}</small>
            </div>
            <IconButton
              aria-label={words.remove(nameOf(area))}
              title={words.remove(nameOf(area))}
              onClick={() => onRemove(area)}
            >
              <DeleteOutlined />
            </IconButton>
          </li>
        ))}
      </List>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + shownAtFirst)}>
          {words.showMore(Math.min(shownAtFirst, found.length - shown))}
        </Button>
      )}
    </Section>
  );
}
