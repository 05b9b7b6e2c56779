import type { PathRole } from "@runko/domain/organizations/roles";
import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import type { Condition, Where } from "../platform/filter/filter.ts";
import { publishFields, type PublishedFields } from "../platform/filter/published-entity.ts";

const MOST_WORDS = 6;

/** What free text looks into beside the numbers; the supplier also knows its connection id before it is shown. */
const searched = (role: PathRole): PublishedFields =>
  publishFields({
    name: "text",
    fields: {
      searchText: { type: "text", column: "d.search_text" },
      counterparty: { type: "text", column: role === "SUBSCRIBER" ? "sup.name" : "sub.name" },
      ownConnectionId: {
        type: "text",
        column: role === "SUBSCRIBER" ? "d.subscriber_connection_id" : "d.supplier_connection_id",
      },
      id: { type: "integer", column: "d.id" },
      caseId: { type: "integer", column: "d.case_id" },
    },
  });

export const searchedText: Record<PathRole, PublishedFields> = {
  SUBSCRIBER: searched("SUBSCRIBER"),
  SUPPLIER: searched("SUPPLIER"),
  ERROR_HANDLER: searched("ERROR_HANDLER"),
};

const like = (field: string, word: string, ignoreCase: boolean): Condition => {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return { kind: "like", field, negated: false, ignoreCase, pattern };
};

const equal = (field: string, value: number): Condition => ({ kind: "equal", field, negated: false, value });

/** Documents in which every word is found, or whose TID or CID the text is; undefined for a text without a word. */
export function textWhere(text: string): Where | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const inText = words.map((word): Where => ({
    kind: "or",
    parts: [like("searchText", word, false), like("counterparty", word, true), like("ownConnectionId", word, true)],
  }));
  const [eventId, caseId] = [parseEventId(text), parseCaseId(text)];
  const numbers = [eventId === null ? [] : [equal("id", eventId)], caseId === null ? [] : [equal("caseId", caseId)]];
  return { kind: "or", parts: [{ kind: "and", parts: inText }, ...numbers.flat()] };
}
