import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { SelectionBar } from "../../components/tables/selection-bar.tsx";
import type { DocumentRow } from "../api/entities.ts";
import type { BulkAction } from "./bulk-actions.ts";

const words = texts.bulk;

type BulkBarProps = {
  selected: readonly DocumentRow[];
  actions: readonly BulkAction[];
  refusalOf: (action: BulkAction, row: DocumentRow) => string | undefined;
  progress: { ready: number; all: number } | undefined;
  onAction: (action: BulkAction, rows: DocumentRow[]) => void;
  onClear: () => void;
};

/** What can be done to the selected rows; an action that takes only some of them says how many. */
export function BulkBar({ selected, actions, refusalOf, progress, onAction, onClear }: BulkBarProps) {
  const [first] = selected;
  if (!first) return null;
  const told = progress ? words.busy(progress.ready, progress.all) : texts.common.table.selected(selected.length);
  return (
    <SelectionBar told={told} onClear={onClear}>
      {actions.map((action) => {
        const able = selected.filter((row) => refusalOf(action, row) === undefined);
        const label = texts.documents.actions[action](first.documentType);
        const partly = able.length > 0 && able.length < selected.length;
        return (
          <ActionButton
            key={action}
            size="small"
            color="inherit"
            busy={progress !== undefined}
            disabledReason={able.length === 0 ? words.noneTakes : undefined}
            onClick={() => onAction(action, able)}
          >
            {partly ? words.partly(label, able.length, selected.length) : label}
          </ActionButton>
        );
      })}
    </SelectionBar>
  );
}
