import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { ActionMenu } from "../../components/buttons/action-menu.tsx";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { SelectionBar } from "../../components/tables/selection-bar.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { bulkLabel, endsRows, mostRows, type BulkAction } from "./bulk-actions.ts";

const words = texts.bulk;

type BulkBarProps = {
  selected: readonly DocumentRow[];
  actions: readonly BulkAction[];
  refusalOf: (action: BulkAction, row: DocumentRow) => string | undefined;
  progress: { ready: number; all: number } | undefined;
  onAction: (action: BulkAction, rows: DocumentRow[]) => void;
  onClear: () => void;
  /** What else is done with the selected rows. */
  children?: ReactNode;
};

/** So many stand as buttons; the rest behind a menu. */
const buttons = 4;

/** What can be done to the selected rows, what some take first; an action that takes only some of them says how many. */
export function BulkBar({ selected, actions, refusalOf, progress, onAction, onClear, children }: BulkBarProps) {
  const [first] = selected;
  if (!first) return null;
  const told = progress ? words.busy(progress.ready, progress.all) : texts.common.table.selected(selected.length);
  const offered = actions.map((action) => {
    const able = selected.filter((row) => refusalOf(action, row) === undefined);
    const [why, ...others] = new Set(selected.map((row) => refusalOf(action, row)));
    const noneTakes = others.length === 0 ? why : words.noneTakes;
    const label = bulkLabel(action, first.documentType);
    const partly = able.length > 0 && able.length < selected.length;
    const tooMany = able.length > mostRows ? words.tooMany(mostRows) : undefined;
    return {
      id: action,
      label: partly ? words.partly(label, able.length, selected.length) : label,
      disabledReason: able.length === 0 ? noneTakes : tooMany,
      danger: able.length > 0 && endsRows(action, able),
      onSelect: () => onAction(action, able),
    };
  });
  const able = offered.filter(({ disabledReason }) => disabledReason === undefined);
  const ordered = [...able, ...offered.filter((one) => !able.includes(one))];
  const shown = ordered.slice(0, ordered.length > buttons ? buttons - 1 : buttons);
  const others = ordered.slice(shown.length);
  return (
    <SelectionBar told={told} onClear={onClear}>
      {shown.map(({ id, label, disabledReason, onSelect }) => (
        <ActionButton
          key={id}
          size="small"
          color="inherit"
          busy={progress !== undefined}
          disabledReason={disabledReason}
          onClick={onSelect}
        >
          {label}
        </ActionButton>
      ))}
      {others.length > 0 && <ActionMenu label={words.more} items={progress ? [] : others} />}
      {children}
    </SelectionBar>
  );
}
