import { FilterError } from "../platform/filter/filter-error.ts";
import type { WherePart } from "../platform/filter/combine-where.ts";
import { compileCondition } from "./compile-conditions.ts";
import type { TmfCondition } from "./read-tmf-query.ts";
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

/**
 * Conditions on attributes that the portal does not know: those that the caller's organization has sent itself hold of what
 * was sent, every other is refused rather than ignored.
 */
export async function compileSentConditions(
  pool: Reader,
  { organizationId }: TmfCaller,
  conditions: readonly TmfCondition[],
): Promise<WherePart[]> {
  const parts: WherePart[] = [];
  for (const condition of conditions) {
    const path = pathOf(condition.attribute);
    if (path === null) throw new FilterError(condition.attribute, "UNKNOWN_FIELD");
    const { rows } = await pool.query<{ sent: boolean }>({
      text: `SELECT EXISTS (SELECT FROM tmf_documents WHERE organization_id = $1 AND sent @? $2::jsonpath) AS sent`,
      values: [organizationId, path],
    });
    if (!rows[0]?.sent) throw new FilterError(condition.attribute, "UNKNOWN_FIELD");
    parts.push(
      compileCondition(condition, {
        type: "text",
        columns: ["(v.value #>> '{}')"],
        within: (holds) => `d.id IN (SELECT tmf.document_id
          FROM tmf_documents tmf CROSS JOIN LATERAL jsonb_path_query(tmf.sent, '${path}') AS v(value) WHERE ${holds})`,
      }),
    );
  }
  return parts;
}
