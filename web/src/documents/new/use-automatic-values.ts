import { customFieldsOf } from "@runko/domain/products/custom-fields";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { alignedCustomFields, type DocumentForm } from "../fields/document-form.ts";
import type { NewDocumentUrl } from "./new-document-url.ts";
import { onlyChoice, preselectedGroup } from "./product-options.ts";
import type { FormData } from "./use-form-data.ts";

type Options = {
  form: UseFormReturn<DocumentForm>;
  type: DocumentType;
  url: NewDocumentUrl;
  data: FormData;
  restored: boolean;
};

/** Fills in what follows from the choices made, and takes away choices that are not offered any more. */
export function useAutomaticValues({ form, type, url, data, restored }: Options): void {
  const { getValues, setValue } = form;
  const { groups, suppliers, products, product, supplierInfo, billingGroups } = data;
  const { productGroupId, formType } = url;

  useEffect(() => {
    if (!groups.data || getValues("productGroupId") !== "") return;
    const group = preselectedGroup(groups.data, { productGroupId, formType });
    if (group) setValue("productGroupId", group);
  }, [groups.data, productGroupId, formType, getValues, setValue]);

  useEffect(() => {
    if (!suppliers.data) return;
    const chosen = suppliers.data.find(({ id }) => id === getValues("supplierId"));
    if (chosen?.refusal !== null) setValue("supplierId", onlyChoice(suppliers.data) ?? "");
  }, [suppliers.data, getValues, setValue]);

  useEffect(() => {
    if (!products.data) return;
    const chosen = products.data.find(({ id }) => id === getValues("productId"));
    if (chosen?.refusal !== null) setValue("productId", onlyChoice(products.data) ?? "");
  }, [products.data, getValues, setValue]);

  useEffect(() => {
    if (!product) return;
    const names = customFieldsOf(product.customFields, type).map(({ name }) => name);
    setValue("customFields", alignedCustomFields(names, getValues("customFields")));
  }, [product, type, getValues, setValue]);

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
