import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import { pageCount, pageSizes, rangeOf, type Page, type PageSize } from "./pages.ts";

const Bar = styled("nav")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 12px",
  minHeight: 44,
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
}));

type PaginationProps = Page & {
  total: number;
  onChange: (page: Page) => void;
  /** For a list that nobody reads whole. */
  sizes?: readonly PageSize[];
};

/** Which rows are shown, of how many, and the way to the others. */
export function Pagination({ page, pageSize, total, onChange, sizes = pageSizes }: PaginationProps) {
  const sizeId = useId();
  const words = texts.common.pagination;
  const { from, to } = rangeOf({ page, pageSize }, total);
  const last = pageCount(pageSize, total) - 1;
  const resize = (value: string) => {
    const size = sizes.find((known) => String(known) === value);
    if (size !== undefined) onChange({ page: 0, pageSize: size });
  };
  return (
    <Bar aria-label={words.label} data-screen-only>
      <label htmlFor={sizeId}>{words.pageSize}</label>
      <NativeSelect
        id={sizeId}
        disableUnderline
        value={String(pageSize)}
        onChange={(event) => resize(event.target.value)}
        sx={{ fontSize: "inherit", "& select": { py: 1.5, minHeight: 24 } }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size === "all" ? words.all : size}
          </option>
        ))}
      </NativeSelect>
      <span role="status">{words.range(from, to, total)}</span>
      <IconButton
        size="small"
        aria-label={words.previous}
        disabled={page <= 0}
        onClick={() => onChange({ page: page - 1, pageSize })}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        size="small"
        aria-label={words.next}
        disabled={page >= last}
        onClick={() => onChange({ page: page + 1, pageSize })}
      >
        <ChevronRight />
      </IconButton>
    </Bar>
  );
}
