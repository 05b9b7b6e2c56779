import { fieldNames } from "@runko/domain/documents/document-fields";
import { FilterError } from "../platform/filter/filter-error.ts";
import { parseFilterObject } from "../platform/filter/parse-filter-object.ts";
import type { OpenFilter } from "../platform/filter/filter.ts";
import { joinPath, parseObject } from "../platform/filter/parse-parts.ts";
import type { PublishedEntity } from "../platform/filter/published-entity.ts";
import { readParameters } from "../platform/filter/read-parameters.ts";
import { refuseScopes, shapeRow } from "../platform/http/answer-list.ts";
import { documentRows } from "./document-entity.ts";
import { documentSchema } from "./document-schema.ts";

type Choice = Pick<OpenFilter, "fields" | "include">;

const { as, key, relations } = documentRows.SUBSCRIBER;

/** What a filter may choose of a whole document, which has its relations already. */
const wholeDocument: PublishedEntity = {
  name: "document",
  as,
  key,
  fields: { id: { type: "integer", column: "d.id", filterable: false, sortable: false } },
  shown: [...Object.keys(documentSchema.shape), ...fieldNames.map((name) => `document.${name}`)],
  relations,
};

const everything: Choice = { fields: undefined, include: [] };

/** The fields and relations that a call for one document chooses (§7): it has nothing to find, sort or page. */
export function readChoice(query: Record<string, unknown>): Choice {
  const raw = readParameters(query, ["filter"]).get("filter");
  if (raw === undefined) return everything;
  if (query["format"] === "text") throw new FilterError("filter", "UNKNOWN_KEY");
  for (const [name] of parseObject(raw, "filter"))
    if (name !== "fields" && name !== "include") throw new FilterError(joinPath("filter", name), "UNKNOWN_KEY");
  const choice = parseFilterObject(raw, "filter", wholeDocument, { used: 0 });
  refuseScopes(choice);
  return choice;
}

/** The document with what was chosen alone; its text as it is when nothing was. */
export function chooseFields(json: string, choice: Choice): string {
  if (!choice.fields && choice.include.every(({ scope }) => scope.fields === undefined)) return json;
  return JSON.stringify(shapeRow(JSON.parse(json) as Record<string, unknown>, choice));
}
