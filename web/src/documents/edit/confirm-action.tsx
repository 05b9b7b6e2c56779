import { withoutSaidFees } from "@runko/domain/documents/product-fees";
import { texts } from "@runko/domain/texts/texts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { ProductPrice } from "../fields/document-form.ts";
import { fieldItems } from "../fields/field-items.ts";
import { toFields } from "../fields/form-values.ts";
import { pricesProducts, withFees } from "./check-edit.ts";
import type { Editor } from "./use-editor.ts";

const words = texts.documentPage;

function priceText(row: ProductPrice | undefined): string {
  if (!row) return "";
  if (!row.active) return words.inactiveProduct;
  const { initial, monthly } = texts.documents.price;
  return `${initial} ${texts.formats.money(row.productPrice)}, ${monthly.toLowerCase()} ${texts.formats.money(row.monthPrice)}`;
}

/** Shows what will be sent, before a confirmation or a sign-off binds (U15). */
export function ConfirmAction({ editor }: { editor: Editor }) {
  const { rules, form, asked, confirming, stopConfirming, performing, send } = editor;
  const { action, base } = rules;
  if (!confirming || (action !== "confirm" && action !== "signReady")) return null;
  const values = withFees(form.getValues(), rules);
  const { prices } = values;
  const names = [...asked.keys()];
  const fields = withoutSaidFees(toFields(values.document, names), prices);
  const priced = pricesProducts(asked, values)
    ? base.eventProducts.map(({ productName }, index) => ({ label: productName, value: priceText(prices[index]) }))
    : [];
  const items = fieldItems({ names, fields, type: base.documentType, naming: {}, empty: false });
  const label = texts.documents.actions[action](base.documentType);
  return (
    <ConfirmDialog
      open
      title={words.confirmTitle(label)}
      text={words.confirmTexts[action] ?? ""}
      confirmLabel={label}
      busy={performing}
      onConfirm={() => send(action)}
      onClose={stopConfirming}
    >
      <FieldList items={[...priced, ...items.map(({ copy: _copy, ...item }) => item)]} />
    </ConfirmDialog>
  );
}
