import { isEmptyValue } from "@runko/domain/documents/check-document";
import type { FieldGroup, FieldName } from "@runko/domain/documents/document-fields";
import type { Demand } from "@runko/domain/documents/field-demands";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { useFormState, useWatch, type Control } from "react-hook-form";
import { FoldedSection } from "../../components/layout/folded-section.tsx";
import type { DocumentForm } from "./document-form.ts";

const words = texts.documentForm;

/** What is kept for the books, and what a fault tells beside what is wrong. */
const foldable: ReadonlySet<FieldGroup> = new Set(["billing", "references", "fault"]);

/** Whether most do without the group: nothing of it has to be told. */
export const isFolded = (group: FieldGroup, names: readonly FieldName[], asked: ReadonlyMap<FieldName, Demand>) =>
  foldable.has(group) && names.every((name) => asked.get(name) !== "required");

const isFilled = (value: unknown): boolean => value !== false && !isEmptyValue(value);

type FoldedGroupProps = {
  control: Control<DocumentForm>;
  title: string;
  names: readonly FieldName[];
  children: ReactNode;
};

/** A group of fields that is opened by its heading, and by what is wrong in it; folded it says how much of it is filled in. */
export function FoldedGroup({ control, title, names, children }: FoldedGroupProps) {
  const { errors } = useFormState({ control });
  const document = useWatch({ control, name: "document" });
  const filled = names.filter((name) => isFilled(document[name])).length;
  const wrong = names.some((name) => errors.document?.[name] !== undefined);
  return (
    <FoldedSection title={title} told={filled === 0 ? words.optionalGroup : words.filledIn(filled)} open={wrong}>
      {children}
    </FoldedSection>
  );
}
