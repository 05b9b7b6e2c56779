import type { DocumentType } from "../enumerations/document-types.ts";
import { unfinishedStates, type DocumentState } from "./document-states.ts";
import { isListed } from "./listed.ts";
import type { Side } from "./sides.ts";

/** A fault that its maker called urgent, until it has ended. */
const isUrgentFault = ({
  documentType,
  eventState,
  faultType,
}: {
  documentType: DocumentType;
  eventState: DocumentState;
  faultType: string | null | undefined;
}): boolean => documentType === "Fault" && faultType === "urgentFault" && unfinishedStates.includes(eventState);

type Counted = Parameters<typeof isListed>[0] &
  Parameters<typeof isUrgentFault>[0] & { waitsFor: Record<Side, boolean> };

/** What the drawer of a side counts the document as: its state, and what it tells of beside; nothing once it has left the lists. */
export function countersOf(document: Counted, side: Side): string[] {
  if (!isListed(document, side)) return [];
  return [
    document.eventState,
    ...(document.waitsFor[side] ? ["waiting"] : []),
    ...(isUrgentFault(document) ? ["urgent"] : []),
  ];
}
