import type { ImportColumn } from "../imports/map-columns.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { comparedColumns } from "./reconcile.ts";

/** The columns that a file of this role may have: "own id" is the role's own. */
export function comparedHeaders(
  { reconciliation: words }: Pick<Catalogue, "reconciliation">,
  role: "SUBSCRIBER" | "SUPPLIER",
): ImportColumn[] {
  const own = role === "SUBSCRIBER" ? "subscriberConnectionId" : "supplierConnectionId";
  return comparedColumns.map((name) => ({
    name,
    header: words.headers[name],
    required: false,
    aliases: [...words.aliases[name], ...(name === own ? [words.ownId] : [])],
  }));
}
