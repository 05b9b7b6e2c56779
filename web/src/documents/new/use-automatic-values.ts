import { limitedFields, offeredAt, type LimitedField } from "@runko/domain/documents/connection-limits";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { components } from "../../api/schema.generated.ts";
import type { Product, ProductGroup, Supplier } from "../api/entities.ts";
import {
  alignedCustomFields,
  chosenProducts,
  customFieldsAt,
  withProducts,
  type DocumentForm,
} from "../fields/document-form.ts";
import type { NewDocumentUrl } from "./new-document-url.ts";
import { onlyChoice, preselectedGroup } from "../fields/product-options.ts";

type Fetched<Data> = { data?: Data };

/** What the values follow from, as far as it is known. */
export type Known = {
  groups: Fetched<readonly Pick<ProductGroup, "id" | "category">[]>;
  suppliers: Fetched<readonly Pick<Supplier, "id" | "refusal">[]>;
  products: Fetched<readonly Product[]>;
  supplierInfo: Fetched<{ contractNumber?: string }>;
  billingGroups: Fetched<readonly Pick<components["schemas"]["BillingGroup"], "id" | "isDefault" | "type">[]>;
  chosen: readonly Product[];
};

type Options = {
  form: UseFormReturn<DocumentForm>;
  type: DocumentType;
  url: NewDocumentUrl;
  data: Known;
  restored: boolean;
  /** Supplier and group are those of another document, so what is not offered any more is told, not replaced. */
  fixed: boolean;
  /** Whether the only product that is offered may be chosen; not in place of one that was chosen before and is gone. */
  replaces: boolean;
  /** What the offer says of which an order is made. */
  agreed?: DocumentFields | undefined;
};

/** The chosen products that are still offered, or the only one that is. */
function stillOffered(form: DocumentForm, offered: readonly Product[], replaces: boolean) {
  const kept = chosenProducts(form).filter(({ productId }) =>
    offered.some(({ id, refusal }) => id === productId && refusal === null),
  );
  const only = replaces ? onlyChoice(offered) : undefined;
  return withProducts(kept.length === 0 && only !== undefined ? [{ productId: only, customFields: [] }] : kept);
}

/** Fills in what follows from the choices made; what was typed stays, also where the product does not offer it. */
export function useAutomaticValues({ form, type, url, data, restored, fixed, replaces, agreed }: Options): void {
  const { getValues, setValue } = form;
  const { groups, suppliers, products, chosen, supplierInfo, billingGroups } = data;
  const { productGroupId, formType } = url;

  useEffect(() => {
    if (!groups.data || getValues("productGroupId") !== "") return;
    const group = preselectedGroup(groups.data, { productGroupId, formType });
    if (group) setValue("productGroupId", group);
  }, [groups.data, productGroupId, formType, getValues, setValue]);

  useEffect(() => {
    if (!suppliers.data || fixed) return;
    const supplier = suppliers.data.find(({ id }) => id === getValues("supplierId"));
    if (supplier?.refusal !== null) setValue("supplierId", onlyChoice(suppliers.data) ?? "");
  }, [suppliers.data, fixed, getValues, setValue]);

  useEffect(() => {
    if (!products.data || fixed) return;
    const { productId, customFields, moreProducts } = stillOffered(getValues(), products.data, replaces);
    if (productId !== getValues("productId")) {
      setValue("productId", productId);
      setValue("customFields", customFields);
    }
    if (moreProducts.length !== getValues("moreProducts").length) setValue("moreProducts", moreProducts);
  }, [products.data, fixed, replaces, getValues, setValue]);

  useEffect(() => {
    const kept = chosenProducts(getValues());
    for (const [index, product] of chosen.entries()) {
      const names = customFieldsOf(product.customFields, type).map(({ name }) => name);
      setValue(customFieldsAt(index), alignedCustomFields(names, kept[index]?.customFields ?? []));
    }
  }, [chosen, type, getValues, setValue]);

  const onlyOffered = useRef(new Map<LimitedField, string>());
  useEffect(() => {
    if (chosen.length === 0) return;
    for (const name of limitedFields) {
      const offered = offeredAt(name, { documentType: type, products: chosen, agreed });
      const present = getValues(`document.${name}`);
      const isOwn = present === "" || present === onlyOffered.current.get(name);
      if (!isOwn || offered?.includes(present)) continue;
      const [only = "", ...others] = offered ?? [];
      const next = others.length === 0 ? only : "";
      onlyOffered.current.set(name, next);
      if (present !== next) setValue(`document.${name}`, next);
    }
  }, [chosen, type, agreed, getValues, setValue]);

  const filledIn = useRef("");
  const contractNumber = supplierInfo.data?.contractNumber ?? "";
  useEffect(() => {
    const present = getValues("document.contractNumber");
    if (present !== "" && present !== filledIn.current) return;
    setValue("document.contractNumber", contractNumber);
    filledIn.current = contractNumber;
  }, [contractNumber, getValues, setValue]);

  const defaultGroup = billingGroups.data?.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (restored || !defaultGroup || getValues("document.billingGroupId") !== "") return;
    setValue("document.billingGroupId", defaultGroup.id);
    if (getValues("document.invoiceType") === "") setValue("document.invoiceType", defaultGroup.type);
  }, [defaultGroup, restored, getValues, setValue]);
}
