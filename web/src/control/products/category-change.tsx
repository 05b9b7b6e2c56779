import { styled } from "@mui/material/styles";
import { fieldsBetween } from "@runko/domain/documents/category-fields";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { controlProblemText } from "../control-problem.ts";
import type { GroupReach } from "./group-queries.ts";

const words = texts.controlProducts.categoryChange;

const List = styled("ul")({ margin: "8px 0", paddingInlineStart: 20, "& li": { padding: "2px 0" } });

const namesOf = (fields: readonly FieldName[]) => fields.map((field) => texts.documents.fields[field]).join(", ");

/** Whether anything has been made in the group that its category decides on. */
export const isInUse = ({ products, documents }: GroupReach): boolean => products + documents > 0;

type CategoryChangeProps = {
  before: ProductCategory;
  after: ProductCategory;
  reach: GroupReach;
  save: () => Promise<void>;
  onClose: () => void;
};

/** Says what a change of the category of a group in use touches, and asks. */
export function CategoryChange({ before, after, reach, save, onClose }: CategoryChangeProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { gone, added, demanded } = fieldsBetween(before, after);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await save();
    } catch (failure) {
      setBusy(false);
      setError(controlProblemText(failure));
    }
  };
  return (
    <ConfirmDialog
      open
      title={words.title}
      text={words.text(texts.enumerations.productCategory[before], texts.enumerations.productCategory[after])}
      confirmLabel={words.confirm}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={error}
    >
      <List>
        <li>{words.products(reach.products, reach.productsByCategory)}</li>
        <li>{words.subscriptions(reach.subscriptions)}</li>
        <li>{words.documents(reach.documents)}</li>
        {gone.length > 0 && <li>{words.gone(namesOf(gone))}</li>}
        {added.length > 0 && <li>{words.added(namesOf(added))}</li>}
        {demanded.length > 0 && <li>{words.demanded(namesOf(demanded))}</li>}
      </List>
    </ConfirmDialog>
  );
}
