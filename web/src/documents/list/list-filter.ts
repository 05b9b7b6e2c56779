import type { DocumentState } from "@runko/domain/documents/document-states";
import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import type { PathRole } from "@runko/domain/organizations/roles";
import { counterpartyField } from "./list-order.ts";

type Where = { [key: string]: unknown };

/** More words than this would exceed the conditions that the server takes. */
const mostWords = 4;

const likeSigns = /[\\%_]/g;
const containing = (word: string) => ({ ilike: `%${word.replaceAll(likeSigns, String.raw`\$&`)}%` });

const searched = (role: PathRole): string[] => [
  "document.customerName",
  "document.subscriberConnectionId",
  "document.supplierConnectionId",
  "document.projectId",
  "document.targetAddress.streetName",
  "document.targetAddress.postalCode",
  "document.targetAddress.postalPlace",
  "productName",
  counterpartyField(role),
];

function whereNumber(text: string): Where[] {
  const [eventId, caseId] = [parseEventId(text), parseCaseId(text)];
  return [...(eventId === null ? [] : [{ id: eventId }]), ...(caseId === null ? [] : [{ caseId }])];
}

/** Every word is found somewhere in the row; a number may also be a TID or a CID, bare or with its prefix. */
export function whereText(text: string, role: PathRole): Where | undefined {
  const whole = text.trim();
  if (whole === "") return undefined;
  const words = whole.split(/\s+/).slice(0, mostWords);
  const allWords = {
    and: words.map((word) => ({ or: searched(role).map((field) => ({ [field]: containing(word) })) })),
  };
  return { or: [...whereNumber(whole), allWords] };
}

/** The where of a list: its state and what is typed in its filter. */
export function whereOf(status: DocumentState | undefined, text: string, role: PathRole): Where {
  const parts = [status && { eventState: status }, whereText(text, role)].filter((part) => part !== undefined);
  return parts.length === 1 ? (parts[0] ?? {}) : parts.length === 0 ? {} : { and: parts };
}
