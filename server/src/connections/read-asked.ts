import type { PathRole } from "@runko/domain/organizations/roles";
import { searchLimits } from "@runko/domain/search/search-limits";
import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { searchedText, searchedWords, textWhere } from "../documents/text-where.ts";
import { combineWhere, createScope, type Scope } from "../platform/filter/combine-where.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ownSide, registerRole, registers, registerScope } from "./connection-entity.ts";

export const registerQuery = filterQuery.extend({
  q: z.string().max(searchLimits.textLength).optional().meta({
    description: "Words of the order, as the search of documents finds them: ids, addresses, customer, product.",
  }),
});

/** Beside the words, so that each way has its own index: the order or the case whose number the whole text is. */
function ordersNumbered(text: string): string {
  const numbers = { id: parseEventId(text), case_id: parseCaseId(text) };
  return Object.entries(numbers)
    .map(([column, number]) =>
      number === null ? "" : ` UNION ALL SELECT n.id FROM documents n WHERE n.${column} = ${Number(number)}`,
    )
    .join("");
}

type Asked = { params: { id: string; role: PathRole }; query: Partial<z.output<typeof registerQuery>> };

/** The connections that a request asks for: the organization's own, in whose orders all of its words are found. */
export async function readAsked(
  { pool }: Pick<AppContext, "pool">,
  { params: { id, role: given }, query: { q = "", ...query } }: Asked,
) {
  const role = registerRole(given);
  const entity = registers[role];
  const filter = parseFilter(query, entity);
  refuseScopes(filter);
  const text = q.trim();
  const found = combineWhere(registerScope(id, role), {
    where: textWhere(await searchedWords(pool, text), role),
    entity: searchedText[role],
    wrap: (condition) => `c.id IN (SELECT t.document_id FROM document_texts t
      WHERE t.${ownSide(role)} = $1 AND t.document_type = 'Order' AND ${condition}${ordersNumbered(text)})`,
  });
  const scope: Scope = createScope(found.sql, found.values);
  return { role, entity, filter, scope };
}
