import NativeSelect from "@mui/material/NativeSelect";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import type { DataColumn, Sort } from "./data-column.ts";

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
  const id = useId();
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
    <div>
      <label htmlFor={id}>{texts.common.table.sortBy}: </label>
      <NativeSelect
        id={id}
        disableUnderline
        value={sort ? nameOf(sort) : ""}
        onChange={(event) => choose(event.target.value)}
        sx={{ fontSize: "inherit" }}
      >
        {!sort && <option value="">{texts.common.choose}</option>}
        {choices.map((choice) => (
          <option key={nameOf(choice)} value={nameOf(choice)}>
            {choice.header}, {choice.word}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
