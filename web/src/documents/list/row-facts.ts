import { unfinishedStates } from "@runko/domain/documents/document-states";
import { actionTable } from "@runko/domain/documents/document-actions";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { RowLook } from "../../components/tables/data-column.ts";
import type { DocumentRow } from "../api/entities.ts";

const words = texts.documentList;

/** What has ended is urgent no more. */
export const isUrgent = ({ document, eventState }: Pick<DocumentRow, "document" | "eventState">): boolean =>
  unfinishedStates.includes(eventState) && (document.deliveryType === "urgent" || document.faultType === "urgentFault");

/** Whether the subscriber may mark it processed: in the states that the table says (T13), its own documents alone. */
export function takesProcessedMark(row: DocumentRow, organizationId: string): boolean {
  const rule = actionTable.find(({ action }) => action === "markProcessed");
  return !row.archived && row.subscriberId === organizationId && (rule?.from.includes(row.eventState) ?? false);
}

/** Whether it waits for its reader: who was asked or has it to complete, the subscriber for what has been answered, the supplier for what is new. */
function isUnprocessed(row: DocumentRow, role: PathRole, organizationId: string): boolean {
  const waits = row.waitingSince !== null;
  if (role === "SUBSCRIBER")
    return (
      row.subscriberId === organizationId && (waits || (takesProcessedMark(row, organizationId) && !row.userProcessed))
    );
  return row.supplierId === organizationId && (waits || (row.eventState === "OPEN" && !row.returned));
}

/** Bold with a dot for what waits, a bar for what is urgent, both also in words. */
export function rowLookOf(row: DocumentRow, role: PathRole, organizationId: string): RowLook {
  const [strong, bar] = [isUnprocessed(row, role, organizationId), isUrgent(row)];
  const hints = [...(bar ? [words.urgent] : []), ...(strong ? [words.unprocessed] : [])];
  return { strong, bar, hint: hints.length > 0 ? hints.join(", ").toLowerCase() : undefined };
}
