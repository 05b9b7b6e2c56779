import { actionTable, type ActionRow, type DocumentAction } from "./document-actions.ts";
import type { RuledDocument } from "./ruled-document.ts";

const endsInVain = ({ to, effects }: ActionRow): boolean => to === "CANCELLED" || effects.includes("setRejected");

type Ended = Pick<RuledDocument, "documentType"> & { waits: readonly Pick<RuledDocument["waits"][number], "why">[] };

/** Whether the action ends the document without what it was made for, from which nothing brings it back. */
export function cannotBeUndone(action: DocumentAction, { documentType, waits }: Ended): boolean {
  return actionTable.some(
    (row) =>
      row.action === action &&
      row.types.includes(documentType) &&
      (row.of === null || waits.some(({ why }) => why === row.of)) &&
      endsInVain(row),
  );
}
