import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useDeferredValue, useState, type KeyboardEvent } from "react";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { flexibleWidth } from "../../components/tables/column-widths.ts";
import { ColumnWidth } from "./column-width.tsx";
import { completeOrder, movedBy } from "./column-order.ts";
import { DensityChoice } from "./density-choice.tsx";
import type { ChosenWidths } from "./use-chosen-widths.ts";

const words = texts.documentList;

const Panel = styled("div")({ display: "flex", flexDirection: "column", padding: "12px 8px 12px 16px", minWidth: 260 });
const Note = styled("small")(({ theme }) => ({ maxWidth: 320, color: theme.colors.textSecondary }));
const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "flex", alignItems: "center", minHeight: 44 },
  "& label": { flex: 1 },
});

export type ChoosableColumn = { id: string; header: string; width?: number };

type ColumnRowsProps = {
  titleId: string;
  columns: readonly ChoosableColumn[];
  shown: readonly string[];
  yielding?: boolean;
  onChange: (shown: string[] | undefined) => void;
} & ChosenWidths;

const arrows = { up: { step: -1, Icon: ArrowUpward }, down: { step: 1, Icon: ArrowDownward } } as const;
const stepOfKey: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/** Which columns are shown and in which order, as far as it was chosen here. */
function useColumnRows({ columns, shown, onChange }: Pick<ColumnRowsProps, "columns" | "shown" | "onChange">) {
  const usual = columns.map(({ id }) => id);
  // What is chosen is seen at once here; it may reach the list by the address, a moment later.
  const [chosen, setChosen] = useState<readonly string[]>();
  const known = (chosen ?? shown).filter((id) => usual.includes(id));
  // A row stays where it is while its column is hidden.
  const [order, setOrder] = useState(() => completeOrder(known, usual));
  const [told, setTold] = useState("");
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;

  const keep = (next: string[]) => {
    setChosen(next);
    onChange(next);
  };
  const choose = (id: string, isShown: boolean) =>
    keep(order.filter((other) => (other === id ? isShown : known.includes(other))));
  const move = (id: string, step: 1 | -1) => {
    const next = movedBy(order, id, step);
    setOrder(next);
    setTold(words.columnMoved(headerOf(id), next.indexOf(id) + 1, next.length));
    keep(next.filter((other) => known.includes(other)));
  };
  const moveByKey = (event: KeyboardEvent, id: string) => {
    const step = event.altKey ? stepOfKey[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(id, step);
  };
  const restore = () => {
    setOrder(usual);
    setTold("");
    setChosen(undefined);
    onChange(undefined);
  };
  return { order, known, told, headerOf, choose, move, moveByKey, restore };
}

/** A row for each column: whether it is shown, and its place; by the buttons, or by Alt and an arrow; how wide it is; and how high the rows are. */
export function ColumnRows({ titleId, widths, onWidth, yielding, ...asked }: ColumnRowsProps) {
  // Their place is there at once, they themselves when it is seen.
  const isDrawn = useDeferredValue(true, false);
  const { order, known, told, headerOf, choose, move, moveByKey, restore } = useColumnRows(asked);
  return (
    <Panel>
      <DensityChoice />
      <strong id={titleId}>{words.columnsTitle}</strong>
      {yielding && <Note>{words.columnsYield}</Note>}
      <List>
        {order.map((id, place) =>
          !isDrawn ? (
            <li key={id} aria-hidden />
          ) : (
            <li key={id}>
              <FormControlLabel
                label={headerOf(id)}
                control={
                  <Checkbox
                    checked={known.includes(id)}
                    onChange={(_event, checked) => choose(id, checked)}
                    onKeyDown={(event) => moveByKey(event, id)}
                    sx={{ p: 1.5 }}
                  />
                }
              />
              <ColumnWidth
                header={headerOf(id)}
                width={widths?.[id] ?? asked.columns.find((column) => column.id === id)?.width ?? flexibleWidth}
                onWidth={(width) => onWidth(id, width)}
              />
              {(["up", "down"] as const).map((way) => {
                const { step, Icon } = arrows[way];
                // Not disabled in earnest: the focus would be lost at the end of the way.
                const ended = place + step < 0 || place + step >= order.length;
                return (
                  <IconButton
                    key={way}
                    aria-label={words.moveColumn[way](headerOf(id))}
                    aria-disabled={ended}
                    onClick={() => move(id, step)}
                    onKeyDown={(event) => moveByKey(event, id)}
                    sx={{ p: 1.5, opacity: ended ? 0.3 : 1 }}
                  >
                    <Icon sx={{ fontSize: 18 }} />
                  </IconButton>
                );
              })}
            </li>
          ),
        )}
      </List>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <Button
        size="small"
        onClick={() => {
          restore();
          for (const id of Object.keys(widths ?? {})) onWidth(id, undefined);
        }}
      >
        {words.restoreColumns}
      </Button>
    </Panel>
  );
}
