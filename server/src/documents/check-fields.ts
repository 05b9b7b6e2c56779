import { isDeepStrictEqual } from "node:util";
import type { ConnectionLimits } from "@runko/domain/documents/connection-limits";
import type { DocumentHistory } from "@runko/domain/documents/check-dates";
import { checkDocument, type CheckContext } from "@runko/domain/documents/check-document";
import { writableFields } from "@runko/domain/documents/check-action-input";
import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";

type Checked = {
  row: ActionRow;
  documentType: DocumentType;
  category: ProductCategory;
  fields: DocumentFields;
  before?: DocumentFields;
  history: DocumentHistory | null;
  skip: boolean;
  /** Whether the subscriber sees the answer already. */
  shown: boolean;
  now: Date;
  minimumNormalDays: number;
  needsNni: boolean;
  products: readonly Partial<ConnectionLimits>[];
  agreed?: DocumentFields | undefined;
};

/** The broken rules of the fields that the action's party writes, with paths as the request has them. */
export function checkFields(checked: Checked): Issue[] {
  const { row, fields, now, skip, shown, before, ...context } = checked;
  if (row.fields === null) return [];
  const part: CheckContext["part"] =
    row.fields === "answer" ? { of: "answer", action: row.action, skip, shown } : { of: "subscriber" };
  // A fault has the id by which its supplier knows the connection; nobody writes it.
  const named = ({ documentType }: Checked, name: FieldName) =>
    documentType === "Fault" && name === "supplierConnectionId" && fields[name] === before?.[name];
  const corrects = row.fields === "asked" || row.fields === "wished" || row.fields === "requested";
  const names = writableFields(corrects ? { fields: "subscriber" } : row).filter((name) => !named(checked, name));
  const own = Object.fromEntries(names.map((name) => [name, fields[name]])) as DocumentFields;
  const issues = checkDocument(own, {
    ...context,
    ...(before && { before }),
    part,
    today: todayInHelsinki(now),
    now: now.toISOString(),
  });
  // What a correction leaves as it was is not asked again.
  const isLeft = (path: string) =>
    corrects && names.some((name) => name === path.split(".")[0] && isDeepStrictEqual(own[name], before?.[name]));
  return issues.filter(({ path }) => !isLeft(path)).map((issue) => ({ ...issue, path: `document.${issue.path}` }));
}
