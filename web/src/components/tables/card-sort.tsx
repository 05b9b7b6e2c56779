import SwapVert from "@mui/icons-material/SwapVert";
import NativeSelect from "@mui/material/NativeSelect";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { DataColumn, Sort } from "./data-column.ts";

/** As wide as what is chosen where the browser can tell, never wider than what it stands beside leaves. */
const Frame = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 4,
  flex: "1 1 120px",
  minWidth: 0,
  minHeight: 36,
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
  "& select": { fieldSizing: "content", minHeight: 24, textOverflow: "ellipsis" },
}));

type CardSortProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
};

const directions = [
  { direction: "asc", word: texts.common.table.ascending },
  { direction: "desc", word: texts.common.table.descending },
] as const;

/** The order of cards, which have no headings to press. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id: column, header }) =>
      directions.map(({ direction, word }) => ({ column, header, direction, word })),
    );
  if (choices.length === 0) return null;
  const nameOf = ({ column, direction }: Sort) => `${column} ${direction}`;
  const choose = (name: string) => {
    const choice = choices.find((one) => nameOf(one) === name);
    if (choice) onSort({ column: choice.column, direction: choice.direction });
  };
  return (
    <Frame>
      <SwapVert fontSize="small" aria-hidden />
      <NativeSelect
        slotProps={{ input: { "aria-label": texts.common.table.sortBy } }}
        disableUnderline
        value={sort ? nameOf(sort) : ""}
        onChange={(event) => choose(event.target.value)}
        sx={{ fontSize: "inherit", minWidth: 0 }}
      >
        {!sort && <option value="">{texts.common.choose}</option>}
        {choices.map((choice) => (
          <option key={nameOf(choice)} value={nameOf(choice)}>
            {choice.header}, {choice.word}
          </option>
        ))}
      </NativeSelect>
    </Frame>
  );
}
