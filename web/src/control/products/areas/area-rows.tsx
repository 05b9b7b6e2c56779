import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { ProductArea } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import { termsWords } from "./area-words.ts";

const words = texts.productAreas;

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

type AreaRowsProps = {
  areas: readonly ProductArea[];
  /** Of a municipality its name. */
  nameOf: (area: ProductArea) => string;
  onRemove: (area: ProductArea) => void;
};

/** Areas with what is said of them, one on a line. */
export function AreaRows({ areas, nameOf, onRemove }: AreaRowsProps) {
  return (
    <List>
      {areas.map((area) => (
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
  );
}
