import { findRows } from "../platform/entity/find-rows.ts";
import { combineWhere, createScope } from "../platform/filter/combine-where.ts";
import { everything } from "../platform/filter/filter.ts";
import { everyRow } from "../platform/http/answer-rows.ts";
import { productGroups } from "../products/product-group-entity.ts";
import { inUse, refuseConditions, type AskingForCatalogue, type CatalogueResource } from "./catalogue-resource.ts";
import { compileConditions } from "./compile-conditions.ts";
import { categoryPath } from "./paths-of-resources.ts";
import { readOrder } from "./read-order.ts";
import type { TmfQuery } from "./read-tmf-query.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { TmfAttributes } from "./tmf-resource.ts";

const attributes: TmfAttributes = {
  id: { type: "uuid", columns: ["g.id"], as: "g" },
  name: { type: "text", columns: ["g.name"], as: "g" },
};
const sorts = { id: "id", name: "name" } as const;

type Asked = Pick<TmfQuery, "conditions" | "sort" | "limit" | "offset">;

async function find({ pool, portal }: AskingForCatalogue, { conditions, sort, limit, offset: skip }: Asked) {
  const { parts, left } = compileConditions(conditions, attributes);
  refuseConditions(left);
  const { sql, values } = combineWhere(everyRow, ...parts);
  const order = readOrder(sorts, sort);
  const filter = { where: everything, fields: undefined, include: [], order, limit, skip };
  const { json, total } = await findRows(pool, productGroups, { scope: createScope(sql, values) }, filter);
  const rows = (JSON.parse(json) as { id: string; name: string }[]).map(({ id, name }) => ({
    id,
    href: hrefOf(portal, categoryPath, id),
    name,
    ...inUse,
    isRoot: true,
    "@type": "Category",
  }));
  return { rows, total: Number(total) };
}

/** The product groups, which everyone sees. */
export const category: CatalogueResource = {
  path: categoryPath,
  name: "Category",
  attributes: Object.keys(attributes),
  find,
  get: async (asking, id) => {
    const conditions = [{ attribute: "id", operator: "eq", values: [id] }] as const;
    return (await find(asking, { conditions, sort: [], limit: 1, offset: 0 })).rows[0];
  },
};
