import { modificationTypes } from "../enumerations/modification-types.ts";
import { productCategories } from "../enumerations/product-categories.ts";
import type { FieldName } from "./document-fields.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { answerDemands, subscriberDemands } from "./field-demands.ts";

/** Every field that a document of this type may have in its form or its answer, whatever its product. Source: D-13, D-14. */
export function fieldsOfType(type: DocumentType): ReadonlySet<FieldName> {
  const forms = productCategories.map((category) => subscriberDemands(type, category, modificationTypes));
  return new Set([...forms, answerDemands(type, { action: "editAnswer" })].flatMap((demands) => [...demands.keys()]));
}
