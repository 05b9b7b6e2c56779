// @vitest-environment happy-dom
import { texts } from "@runko/domain/texts/texts";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ThemeChoice } from "../../theme/theme-choice.tsx";
import { CardContents } from "./card-contents.tsx";

type Row = { id: string };

const drawn: string[] = [];
const cell = ({ id }: Row) => {
  drawn.push(id);
  return id;
};
const columns = [
  { id: "id", header: "Tunnus", cell },
  { id: "second", header: "Toinen", card: "second" as const, cell },
];
const rows: readonly Row[] = ["a", "b"].map((id) => ({ id }));
const idOf = ({ id }: Row) => id;
const hrefOf = ({ id }: Row) => `/${id}`;
const look = () => ({});

test("no card says anew what it says as others are selected, or as the list is drawn for what was measured", () => {
  let select: (index: number) => void = () => {};
  const steady = (index: number) => select(index);
  function Cards() {
    const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
    select = (index) => setSelected(new Set([...selected, index]));
    return rows.map((row, index) => (
      <CardContents
        key={row.id}
        {...{ columns, index, row, rowHref: hrefOf, rowLabel: idOf, rowLook: look }}
        linkColumn="id"
        selected={selected.has(index)}
        select={steady}
      />
    ));
  }
  const list = () => (
    <ThemeChoice>
      <MemoryRouter>
        <Cards />
      </MemoryRouter>
    </ThemeChoice>
  );
  const { rerender } = render(list());
  drawn.length = 0;
  rerender(list());
  expect(drawn).toEqual([]);
  fireEvent.click(screen.getByLabelText(texts.common.table.selectRow("a")));
  expect(screen.getByLabelText<HTMLInputElement>(texts.common.table.selectRow("a")).checked).toBe(true);
  expect([...new Set(drawn)]).toEqual(["a"]);
});
