import { isEmptyValue } from "./check-document.ts";
import { documentFields, type FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { connectionFields } from "./standing-connection.ts";

type Told = { document: DocumentFields };

/** What the API answers of a document and of its connection beside it. */
export type ConnectedDocument = Told & {
  documentType: DocumentType;
  eventProducts: readonly { active: boolean }[];
  asOrdered?: Told | null | undefined;
  connection?: (Told & { orderId: number }) | null | undefined;
};

const plain = (value: unknown) =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .filter(([, part]) => !isEmptyValue(part))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
    : (value ?? null);

const differ = (one: unknown, other: unknown) => JSON.stringify(plain(one)) !== JSON.stringify(plain(other));

/**
 * The fields of the connection that say something else than before, each with what it said, null for nothing: of an order
 * as it was ordered, of a change order as the connection stands without it (D-39).
 */
export function earlierValues({ documentType, document, eventProducts, asOrdered, connection }: ConnectedDocument) {
  // The price of a single product says its fees, and is told with the product.
  const single = eventProducts.filter(({ active }) => active).length === 1;
  const isChange = documentType === "ChangeOrder";
  const before = documentType === "Order" ? asOrdered : isChange ? connection : null;
  const changed = (name: FieldName) =>
    !(single && documentFields[name].kind === "money") &&
    !(isChange && isEmptyValue(document[name])) &&
    differ(before?.document[name], document[name]);
  return new Map<FieldName, unknown>(
    before ? connectionFields.filter(changed).map((name) => [name, before.document[name] ?? null]) : [],
  );
}
