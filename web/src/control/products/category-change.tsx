import { styled } from "@mui/material/styles";
import { fieldsBetween } from "@runko/domain/documents/category-fields";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
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
  onAnswer: (wanted: boolean) => void;
};

/** Says what a change of the category of a group in use touches, and asks. */
export function CategoryChange({ before, after, reach, onAnswer }: CategoryChangeProps) {
  const { gone, added, demanded } = fieldsBetween(before, after);
  return (
    <ConfirmDialog
      open
      title={words.title}
      text={words.text(texts.enumerations.productCategory[before], texts.enumerations.productCategory[after])}
      confirmLabel={words.confirm}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
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
