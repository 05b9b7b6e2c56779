import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { leastWidth, mostWidth } from "../../components/tables/column-widths.ts";

const words = texts.documentList;

const Slider = styled("input")(({ theme }) => ({
  width: 88,
  height: 24,
  margin: "0 8px",
  // Cards have no columns.
  [theme.breakpoints.down("sm")]: { display: "none" },
}));

type ColumnWidthProps = { header: string; width: number; onWidth: (width: number) => void };

/** How wide a column is, by keys or a press: what its edge does by dragging. */
export function ColumnWidth({ header, width, onWidth }: ColumnWidthProps) {
  return (
    <Slider
      type="range"
      aria-label={words.columnWidth(header)}
      aria-valuetext={words.pixels(width)}
      title={words.columnWidth(header)}
      min={leastWidth}
      max={mostWidth}
      step={8}
      value={width}
      onChange={(event) => onWidth(Number(event.target.value))}
    />
  );
}
