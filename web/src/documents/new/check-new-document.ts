import { checkDocument, demandsOf, type CheckContext } from "@runko/domain/documents/check-document";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/documents/document-types";
import type { Demand } from "@runko/domain/documents/field-demands";
import { defaultDateLimits } from "@runko/domain/organizations/date-limits";
import { checkCustomFields, customFieldsOf } from "@runko/domain/products/custom-fields";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { issueCodes, type Issue, type IssueCode } from "@runko/domain/values/issue";
import type { NewDocument, Product, Supplier } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { toFields } from "../fields/form-values.ts";
import { spreadAddressIssues } from "../fields/spread-address-issues.ts";
import type { Step } from "./new-document-url.ts";

/** What the form's rules depend on beside what is typed. */
export type FormContext = {
  documentType: DocumentType;
  product: Product | undefined;
  supplier: Pick<Supplier, "minimumNormalDeliveryDays"> | undefined;
  now: Date;
};

type Asking = Pick<FormContext, "documentType" | "product">;

const demandContext = ({ documentType, product }: Asking) =>
  ({
    documentType,
    category: product?.category ?? "SERVICES",
    needsNni: product?.needsNni ?? false,
    part: { of: "subscriber" },
  }) as const;

function checkContext({ supplier, now, ...asking }: FormContext): CheckContext {
  return {
    ...demandContext(asking),
    today: todayInHelsinki(now),
    now: now.toISOString(),
    minimumNormalDays: supplier?.minimumNormalDeliveryDays ?? defaultDateLimits.minimumNormalDeliveryDays,
  };
}

/** The fields that the form asks now, each with whether it must be filled in (D-13). */
export function askedFields(form: DocumentForm, context: Asking): ReadonlyMap<FieldName, Demand> {
  if (!context.product) return new Map();
  return demandsOf(
    { modificationTypes: toFields(form.document, ["modificationTypes"]).modificationTypes },
    demandContext(context),
  );
}

const customValues = (form: DocumentForm): Record<string, string> =>
  Object.fromEntries(
    form.customFields.flatMap(({ name, value }) => (value.trim() === "" ? [] : [[name, value.trim()]])),
  );

const isIssueCode = (code: string): code is IssueCode => issueCodes.some((known) => known === code);
const refusalIssue = (refusal: string): IssueCode => (isIssueCode(refusal) ? refusal : "PRODUCT_NOT_AVAILABLE");

function productIssues(form: DocumentForm, product: Product | undefined): Issue[] {
  const { productGroupId, supplierId, productId } = form;
  const missing = Object.entries({ productGroupId, supplierId }).filter(([, value]) => value === "");
  if (missing.length > 0) return missing.map(([path]) => ({ path, code: "REQUIRED" }));
  if (productId === "") return [{ path: "productId", code: "PRODUCT_REQUIRED" }];
  if (!product) return [{ path: "productId", code: "PRODUCT_NOT_AVAILABLE" }];
  return product.refusal ? [{ path: "productId", code: refusalIssue(product.refusal) }] : [];
}

function customFieldIssues(form: DocumentForm, { product, documentType }: FormContext): Issue[] {
  if (!product) return [];
  const names = customFieldsOf(product.customFields, documentType).map(({ name }) => name);
  const asked = Object.fromEntries(Object.entries(customValues(form)).filter(([name]) => names.includes(name)));
  const issues = checkCustomFields(product.customFields, asked, { type: documentType, path: "" });
  return issues.map((issue) => ({ ...issue, path: `customFields.${names.indexOf(issue.path.slice(1))}.value` }));
}

/** Everything that stands in the way of sending, with the names of the form's inputs as paths. */
export function checkNewDocument(form: DocumentForm, context: FormContext): Issue[] {
  const issues = productIssues(form, context.product);
  if (issues.length > 0 || !context.product) return issues;
  const fields = toFields(form.document, askedFields(form, context).keys());
  return [
    ...spreadAddressIssues(checkDocument(fields, checkContext(context))).map((issue) => ({
      ...issue,
      path: `document.${issue.path}`,
    })),
    ...customFieldIssues(form, context),
  ];
}

const inFirstStep = /^(productGroupId|supplierId|productId|document\.nni(From|To)Id)$/;

/** The step that asks for what an input of this name holds. */
export const stepOf = (name: string): Exclude<Step, "summary"> => (inFirstStep.test(name) ? "product" : "fields");

/** What is sent to the server. */
export function newDocumentOf(form: DocumentForm, context: Asking): NewDocument {
  const asked = customFieldsOf(context.product?.customFields ?? [], context.documentType);
  const names = new Set(asked.map(({ name }) => name));
  const custom = Object.entries(customValues(form)).filter(([name]) => names.has(name));
  return {
    supplierId: form.supplierId,
    document: toFields(form.document, askedFields(form, context).keys()),
    eventProducts: [
      { productId: form.productId, ...(custom.length > 0 && { customFields: Object.fromEntries(custom) }) },
    ],
  };
}

/** The name of the input that an error of the server belongs to; undefined when the form has none. */
export function inputOfPath(path: string, customNames: readonly string[]): string | undefined {
  if (path === "supplierId" || path === "productGroupId" || path.startsWith("document.")) return path;
  const custom = /^eventProducts\.0\.customFields\.(.+)$/.exec(path)?.[1];
  if (custom !== undefined) {
    const index = customNames.indexOf(custom);
    return index < 0 ? undefined : `customFields.${index}.value`;
  }
  return path === "eventProducts" || path === "eventProducts.0.productId" ? "productId" : undefined;
}
