import { FilterError } from "../platform/filter/filter-error.ts";
import type { WherePart } from "../platform/filter/combine-where.ts";
import { compileCondition } from "./compile-conditions.ts";
import type { TmfCondition } from "./read-tmf-query.ts";
import type { Owned } from "./echo-sent.ts";
import type { TmfCaller } from "./tmf-caller.ts";
import type { Reader } from "./within-transaction.ts";

const nameForm = /^@?[A-Za-z]\w{0,63}$/;
const deepest = 6;

/** The path of an attribute in what was sent, which in SQL reaches through arrays; null for a name that none has. */
function pathOf(attribute: string): string | null {
  const names = attribute.split(".");
  if (names.length > deepest || !names.every((name) => nameForm.test(name))) return null;
  return `$.${names.map((name) => `"${name}"`).join(".")}`;
}

/** So many of them may one list be asked by, for each is looked for in the bodies themselves. */
const most = 3;
/** Among so many of the newest bodies of an organization an attribute has to be, to be one that it sends. */
const looked = 2000;

const isSentSql = `SELECT EXISTS (SELECT FROM (
    SELECT sent FROM tmf_documents WHERE organization_id = $1 ORDER BY document_id DESC LIMIT ${looked}) newest
  WHERE sent @? $2::jsonpath) AS sent`;

/** Of the documents that the caller sees alone, and of those whose people are anonymized never. */
const within = (path: string) => (holds: string) => `(d.anonymized_at IS NULL AND EXISTS (
  SELECT FROM tmf_documents tmf CROSS JOIN LATERAL jsonb_path_query(tmf.sent, '${path}') AS v(value)
  WHERE tmf.document_id = d.id AND ${holds}))`;

/** What the portal tells in its own words, or tells of people no more: what was sent of it is asked for by nobody. */
const isUntold = (attribute: string, owned: Owned): boolean =>
  [...owned, "relatedParty"]
    .map((one) => one.replaceAll("[]", ""))
    .some((one) => one === attribute || attribute.startsWith(`${one}.`) || one.startsWith(`${attribute}.`));

/**
 * Conditions on attributes that the portal does not know: those that the caller's organization has sent itself hold of what
 * was sent, every other is refused rather than ignored.
 */
export async function compileSentConditions(
  pool: Reader,
  { organizationId }: TmfCaller,
  conditions: readonly TmfCondition[],
  owned: Owned,
): Promise<WherePart[]> {
  if (conditions.length > most) throw new FilterError(conditions[most]?.attribute ?? "", "TOO_MANY_CONDITIONS");
  const parts: WherePart[] = [];
  for (const condition of conditions) {
    const path = pathOf(condition.attribute);
    if (path === null || isUntold(condition.attribute, owned))
      throw new FilterError(condition.attribute, "UNKNOWN_FIELD");
    const { rows } = await pool.query<{ sent: boolean }>({ text: isSentSql, values: [organizationId, path] });
    if (!rows[0]?.sent) throw new FilterError(condition.attribute, "UNKNOWN_FIELD");
    parts.push(compileCondition(condition, { type: "text", columns: ["(v.value #>> '{}')"], within: within(path) }));
  }
  return parts;
}
