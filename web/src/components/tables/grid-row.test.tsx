// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { appTheme } from "../../theme/app-theme.ts";
import type { Sort } from "./data-column.ts";
import { DataTable } from "./data-table.tsx";

type Row = { id: string };

const drawn: string[] = [];
const columns = [
  {
    id: "id",
    header: "Tunnus",
    cell: ({ id }: Row) => {
      drawn.push(id);
      return id;
    },
  },
];
const sortable = columns.map((column) => ({ ...column, sortable: true }));
const rows: readonly Row[] = ["a", "b", "c"].map((id) => ({ id }));
const idOf = ({ id }: Row) => id;
const hrefOf = ({ id }: Row) => `/${id}`;

function List() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Rivit"
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowHref={hrefOf}
      rowLabel={idOf}
      selected={selected}
      onSelectedChange={setSelected}
      empty={{ text: "Ei rivejä" }}
    />
  );
}

const boxOf = (id: string) => screen.getByLabelText<HTMLInputElement>(texts.common.table.selectRow(id));
const chosen = () => rows.filter(({ id }) => boxOf(id).checked).map(idOf);

test("no row says anew what it says as rows are selected, and Shift selects from the one pressed before", () => {
  render(
    <ThemeProvider theme={appTheme("new", "light")}>
      <MemoryRouter>
        <List />
      </MemoryRouter>
    </ThemeProvider>,
  );
  drawn.length = 0;
  fireEvent.click(boxOf("a"));
  expect(chosen()).toEqual(["a"]);
  fireEvent.click(boxOf("c"), { shiftKey: true });
  expect(chosen()).toEqual(["a", "b", "c"]);
  fireEvent.click(boxOf("b"));
  expect(chosen()).toEqual(["a", "c"]);
  fireEvent.click(screen.getByLabelText(texts.common.table.selectAll));
  expect(chosen()).toEqual(["a", "b", "c"]);
  expect(drawn).toEqual([]);
});

test("the heading that is pressed says how the rows are going to be sorted, before they are", () => {
  const headings: (string | null)[] = [];
  const onSort = () => headings.push(screen.getByRole("columnheader").getAttribute("aria-sort"));
  const Sorted = () => {
    const [sort, setSort] = useState<Sort>();
    return (
      <DataTable
        label="Rivit"
        columns={sortable}
        rows={rows}
        rowId={idOf}
        rowHref={hrefOf}
        rowLabel={idOf}
        sort={sort}
        onSort={(next) => {
          onSort();
          setSort(next);
        }}
        empty={{ text: "Ei rivejä" }}
      />
    );
  };
  render(
    <ThemeProvider theme={appTheme("new", "light")}>
      <MemoryRouter>
        <Sorted />
      </MemoryRouter>
    </ThemeProvider>,
  );
  drawn.length = 0;
  for (const direction of ["ascending", "descending"]) {
    fireEvent.click(screen.getByRole("button", { name: "Tunnus" }));
    expect(screen.getByRole("columnheader").getAttribute("aria-sort")).toBe(direction);
  }
  expect(headings).toEqual(["none", "ascending"]);
  expect(drawn).toEqual([]);
});
