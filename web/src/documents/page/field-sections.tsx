import type { FieldGroup, FieldName } from "@runko/domain/documents/document-fields";
import { fieldNames } from "@runko/domain/documents/document-fields";
import type { Demand } from "@runko/domain/documents/field-demands";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { WholeDocument } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { FieldGrid } from "../fields/field-grid.tsx";
import type { FieldChoices } from "../fields/field-input.tsx";
import { fieldItems, type Naming } from "../fields/field-items.ts";
import { fieldsByGroup } from "../fields/fields-of-group.ts";
import type { AddressFieldName } from "../fields/form-values.ts";

/** The groups of the page, the answer before the bookkeeping. Source: screens.md */
const shownGroups = [
  "connection",
  "addresses",
  "customer",
  "schedule",
  "fault",
  "answer",
  "correction",
  "billing",
  "references",
] as const satisfies readonly FieldGroup[];
type ShownGroup = (typeof shownGroups)[number];

const answerGroups: readonly FieldGroup[] = ["answer", "correction"];

export type Editing = {
  control: Control<DocumentForm>;
  asked: ReadonlyMap<FieldName, Demand>;
  choices: FieldChoices;
  onSameAddress: (name: AddressFieldName) => void;
  /** Stands above the inputs of the answer. */
  aboveAnswer?: ReactNode;
};

type FieldSectionsProps = { document: WholeDocument; naming: Naming; editing?: Editing | undefined };

function emptyAnswer({ answerShown, documentType }: WholeDocument, isSubscriber: boolean): string | undefined {
  if (documentType === "Fault") return undefined;
  return isSubscriber && !answerShown ? texts.documentPage.answerHidden : texts.documentPage.answerEmpty;
}

/** The fields of a document by subject: text to read, and inputs where the reader is editing. */
export function FieldSections({
  document,
  naming,
  editing,
  isSubscriber,
}: FieldSectionsProps & { isSubscriber: boolean }) {
  const { documentType: type, document: fields } = document;
  const groups = new Map(fieldsByGroup(fieldNames).map(({ group, names }) => [group, names]));

  const content = (group: ShownGroup): ReactNode => {
    const names = groups.get(group) ?? [];
    const edited = names.filter((name) => editing?.asked.has(name));
    const read = names.filter((name) => !edited.includes(name));
    const items = fieldItems({ names: read, fields, type, naming, empty: false });
    if (editing && edited.length > 0)
      return (
        <>
          {answerGroups.includes(group) && editing.aboveAnswer}
          <FieldGrid
            control={editing.control}
            names={edited}
            type={type}
            asked={editing.asked}
            choices={editing.choices}
            onSameAddress={editing.onSameAddress}
          />
          {items.length > 0 && <FieldList items={items} />}
        </>
      );
    if (items.length > 0) return <FieldList items={items} />;
    const empty = group === "answer" ? emptyAnswer(document, isSubscriber) : undefined;
    return empty && <Typography color="textSecondary">{empty}</Typography>;
  };

  return shownGroups.map((group) => {
    const inside = content(group);
    return (
      inside && (
        <Section key={group} title={texts.documents.groups[group]}>
          {inside}
        </Section>
      )
    );
  });
}
