import { checkDocument, type CheckContext } from "@runko/domain/documents/check-document";
import { checkDeliveryCheck } from "@runko/domain/documents/check-delivery-check";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { defaultDateLimits } from "@runko/domain/organizations/date-limits";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { issueCodes, type Issue, type IssueCode } from "@runko/domain/values/issue";
import type { NewDocument, Product, Supplier } from "../api/entities.ts";
import { askedFields, demandContext, isChoiceInput, type Asking } from "../fields/asked-fields.ts";
import { customFieldIssues, customValues } from "../fields/custom-values.ts";
import { chosenIds, chosenProducts, type DocumentForm } from "../fields/document-form.ts";
import { toFields } from "../fields/form-values.ts";
import { spreadAddressIssues } from "../fields/spread-address-issues.ts";
import type { Step } from "./new-document-url.ts";

/** What the form's rules depend on beside what is typed. */
export type FormContext = Asking & {
  supplier: Pick<Supplier, "minimumNormalDeliveryDays" | "deliveryCheckDays"> | undefined;
  /** When the order was delivered of which a fault is told; null when it is not known. */
  deliveredOn: string | null;
  /** What the offer says of which an order is made. */
  agreed?: DocumentFields | undefined;
  now: Date;
};

function checkContext({ supplier, now, agreed, ...asking }: FormContext): CheckContext {
  return {
    ...demandContext(asking),
    products: asking.products,
    agreed,
    history: null,
    today: todayInHelsinki(now),
    now: now.toISOString(),
    minimumNormalDays: supplier?.minimumNormalDeliveryDays ?? defaultDateLimits.minimumNormalDeliveryDays,
  };
}

/** The chosen products as they are offered; none while one of them is not. */
export function offeredProducts(
  form: Pick<DocumentForm, "productId" | "moreProducts">,
  offered: readonly Product[] | undefined,
): Product[] {
  const chosen = chosenIds(form);
  const found = chosen.flatMap((chosenId) => offered?.find(({ id }) => id === chosenId) ?? []);
  return found.length === chosen.length ? found : [];
}

const isIssueCode = (code: string): code is IssueCode => issueCodes.some((known) => known === code);
const refusalIssue = (refusal: string): IssueCode => (isIssueCode(refusal) ? refusal : "PRODUCT_NOT_AVAILABLE");

function productIssues(form: DocumentForm, products: readonly Product[]): Issue[] {
  const { productGroupId, supplierId, productId } = form;
  const missing = Object.entries({ productGroupId, supplierId }).filter(([, value]) => value === "");
  if (missing.length > 0) return missing.map(([path]) => ({ path, code: "REQUIRED" }));
  if (productId === "") return [{ path: "productId", code: "PRODUCT_REQUIRED" }];
  if (products.length === 0) return [{ path: "productId", code: "PRODUCT_NOT_AVAILABLE" }];
  const several = products.length > 1 && !products.every(({ multiProductAllowed }) => multiProductAllowed);
  if (several) return [{ path: "productId", code: "ONE_PRODUCT_ONLY" }];
  return products.flatMap(({ refusal }) => (refusal ? [{ path: "productId", code: refusalIssue(refusal) }] : []));
}

function deliveryCheckIssues(fields: DocumentFields, { supplier, deliveredOn, now }: FormContext): Issue[] {
  const limits = { ...defaultDateLimits, ...supplier };
  return checkDeliveryCheck(fields, { deliveredOn, today: todayInHelsinki(now), limits });
}

/** Everything that stands in the way of sending, with the names of the form's inputs as paths. */
export function checkNewDocument(form: DocumentForm, context: FormContext): Issue[] {
  const unfit = productIssues(form, context.products);
  if (unfit.length > 0) return unfit;
  const fields = toFields(form.document, askedFields(form, context).keys());
  const issues = [...checkDocument(fields, checkContext(context)), ...deliveryCheckIssues(fields, context)];
  return [
    ...spreadAddressIssues(issues).map((issue) => ({
      ...issue,
      path: `document.${issue.path}`,
    })),
    ...customFieldIssues(form, context.products, context.documentType),
  ];
}

/** The step that asks for what an input of this name holds. */
export const stepOf = (name: string): Exclude<Step, "summary"> => (isChoiceInput(name) ? "product" : "fields");

/** What is sent to the server. */
export function newDocumentOf(form: DocumentForm, context: Asking): Omit<NewDocument, "source" | "subscriberId"> {
  const chosen = chosenProducts(form);
  return {
    supplierId: form.supplierId,
    document: toFields(form.document, askedFields(form, context).keys()),
    eventProducts: context.products.map((product, index) => {
      const customFields = customValues(product, context.documentType, chosen[index]?.customFields ?? []);
      return { productId: product.id, ...(Object.keys(customFields).length > 0 && { customFields }) };
    }),
    ...(form.files.length > 0 && { fileIds: form.files.map(({ id }) => id) }),
  };
}
