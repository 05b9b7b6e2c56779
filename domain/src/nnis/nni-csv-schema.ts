import type { NniColumn } from "./nni-columns.ts";
import { readCells, writeList, writeYesOrNo } from "../csv/csv-values.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { Issue } from "../values/issue.ts";
import { issuesFromSchema } from "../values/issues-from-schema.ts";
import { nniFieldsSchema, type NniFields } from "./nni-schema.ts";

/** An NNI with the product groups that can be ordered over it, which a row names by their names. */
export type NniRow = { fields: NniFields; productGroupIds: string[] };

export function readNniRow(
  texts: Catalogue,
  cells: Record<NniColumn, string>,
  groups: readonly { id: string; name: string }[],
): { row: NniRow; issues: Issue[] } {
  const read = readCells(texts, cells);
  const fields: NniFields = {
    identifier: read.text("identifier"),
    description: read.text("description"),
    active: read.yesOrNo("active", true),
  };
  const checked = nniFieldsSchema.safeParse(fields);
  const broken = checked.success ? [] : issuesFromSchema(checked.error.issues, fields);
  const productGroupIds = read.options("productGroups", Object.fromEntries(groups.map(({ id, name }) => [id, name])));
  return { row: { fields, productGroupIds }, issues: [...read.issues, ...broken] };
}

export function writeNniRow(
  texts: Catalogue,
  { fields, productGroups }: { fields: NniFields; productGroups: readonly string[] },
): Record<NniColumn, string> {
  return {
    identifier: fields.identifier,
    description: fields.description,
    productGroups: writeList(productGroups.toSorted()),
    active: writeYesOrNo(texts, fields.active),
  };
}
