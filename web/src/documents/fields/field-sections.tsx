import { fieldNames, fieldsWrittenBy, type FieldGroup, type FieldName } from "@runko/domain/documents/document-fields";
import { withoutSaidFees } from "@runko/domain/documents/product-fees";
import { earlierValues } from "@runko/domain/documents/earlier-values";
import type { Demand } from "@runko/domain/documents/field-demands";
import { isOrderType, type DocumentType } from "@runko/domain/enumerations/document-types";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { Fragment, type ReactNode } from "react";
import type { Control } from "react-hook-form";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { WholeDocument } from "../api/entities.ts";
import type { DocumentForm } from "./document-form.ts";
import { FieldGrid } from "./field-grid.tsx";
import type { FieldChoices } from "./field-input.tsx";
import { fieldItems, type Naming } from "./field-items.ts";
import { fieldsByGroup } from "./fields-of-group.ts";
import type { AddressFieldName } from "./form-values.ts";
import { ProductList } from "./product-list.tsx";

type ShownSection = { title: string; groups: readonly FieldGroup[] };

const { groups: titles } = texts.documents;
const own = (group: FieldGroup): ShownSection => ({ title: titles[group], groups: [group] });

/** The subjects of the page, the answer before the bookkeeping. Source: screens.md */
const shownSections: readonly ShownSection[] = [
  own("connection"),
  own("addresses"),
  own("customer"),
  own("schedule"),
  own("fault"),
  own("answer"),
  own("correction"),
  { title: texts.documentPage.sections.billing, groups: ["billing", "references"] },
];

/** A fault notice tells of the fault first. */
const sectionsOf = (type: DocumentType): readonly ShownSection[] =>
  type === "Fault" ? [own("fault"), ...shownSections.filter(({ groups }) => !groups.includes("fault"))] : shownSections;

/** The fields of each group; what is wrong belongs to the fault. */
function groupedFields(type: DocumentType): ReadonlyMap<FieldGroup, FieldName[]> {
  const grouped = new Map(fieldsByGroup(fieldNames).map(({ group, names }) => [group, names]));
  if (type !== "Fault") return grouped;
  const [connection, fault] = [grouped.get("connection") ?? [], grouped.get("fault") ?? []];
  grouped.set(
    "connection",
    connection.filter((name) => name !== "description"),
  );
  return grouped.set("fault", [...fault.slice(0, 2), "description", ...fault.slice(2)]);
}

const answerGroups: ReadonlySet<FieldGroup> = new Set(["answer", "correction"]);
const feeNames: ReadonlySet<FieldName> = new Set(["connectFee", "monthlyFee"]);
const answerNames: ReadonlySet<FieldName> = new Set(fieldsWrittenBy("supplier"));

export type Editing = {
  control: Control<DocumentForm>;
  asked: ReadonlyMap<FieldName, Demand>;
  choices: FieldChoices;
  onSameAddress: (name: AddressFieldName) => void;
  notes: Partial<Record<FieldName, ReactNode>>;
  /** The inputs of the product's own fields, when it has any. */
  ownFields: ReactNode;
  /** Whether those inputs say which products there are. */
  choosesProducts: boolean;
  /** What the products cost, in place of the fees that they make together. */
  prices: ReactNode;
  /** Stands above the inputs of the answer. */
  aboveAnswer?: ReactNode;
};

type FieldSectionsProps = { document: WholeDocument; naming: Naming; editing?: Editing | undefined };

function emptyAnswer(
  { answerShown, documentType, rejected }: WholeDocument,
  isSubscriber: boolean,
): string | undefined {
  if (documentType === "Fault" || rejected) return undefined;
  return isSubscriber && !answerShown
    ? texts.documentPage.answerHidden(isOrderType(documentType))
    : texts.documentPage.answerEmpty;
}

/** The fields of a document by subject: text to read, and inputs where the reader is editing. An answer in the making comes first. */
export function FieldSections({
  document,
  naming,
  editing,
  isSubscriber,
}: FieldSectionsProps & { isSubscriber: boolean }) {
  const { documentType: type } = document;
  const fields = withoutSaidFees(document.document, document.eventProducts);
  const groups = groupedFields(type);
  const sections = sectionsOf(type);
  const earlier = earlierValues(document);

  const content = ({ groups: of }: ShownSection): ReactNode[] => {
    // What names the connection of a fault stands with the connection.
    const said = (name: FieldName) => type === "Fault" && document.connection && name === "supplierConnectionId";
    const names = of.flatMap((group) => groups.get(group) ?? []).filter((name) => !said(name));
    const isPriced = (name: FieldName) => Boolean(editing?.prices) && feeNames.has(name);
    const edited = names.filter((name) => editing?.asked.has(name) && !isPriced(name));
    const read = names.filter((name) => !edited.includes(name) && !isPriced(name));
    const items = fieldItems({ names: read, fields, type, naming, empty: false, earlier });
    const { committedDeliveryDate: committed } = document;
    if (of.includes("answer") && committed !== null && committed !== fields.estimatedDeliveryDate)
      items.unshift({ label: texts.deliveryDates.committed(type), value: texts.formats.date(committed) });
    const answer = of.some((group) => answerGroups.has(group));
    const empty = of.includes("answer") && !editing ? emptyAnswer(document, isSubscriber) : undefined;
    return [
      of.includes("connection") && !editing?.choosesProducts && (
        <ProductList
          key="products"
          document={document}
          withOwnFields={editing?.ownFields === undefined}
          withPrices={!editing?.prices}
        />
      ),
      answer && edited.length > 0 && <Fragment key="above">{editing?.aboveAnswer}</Fragment>,
      editing && edited.length > 0 && (
        <FieldGrid
          key="inputs"
          control={editing.control}
          names={edited}
          type={type}
          asked={editing.asked}
          choices={editing.choices}
          onSameAddress={editing.onSameAddress}
          notes={editing.notes}
        />
      ),
      of.includes("answer") && editing?.prices && <Fragment key="prices">{editing.prices}</Fragment>,
      of.includes("connection") && editing?.ownFields && <Fragment key="own">{editing.ownFields}</Fragment>,
      items.length > 0 && <FieldList key="text" items={items} />,
      items.length === 0 && empty && (
        <Typography key="empty" color="textSecondary">
          {empty}
        </Typography>
      ),
    ].filter(Boolean);
  };

  const isAnswer = ({ groups: of }: ShownSection) => of.some((group) => answerGroups.has(group));
  const answering = editing !== undefined && [...editing.asked.keys()].some((name) => answerNames.has(name));
  const ordered = answering
    ? [...sections.filter(isAnswer), ...sections.filter((section) => !isAnswer(section))]
    : sections;
  return ordered.map((section) => {
    const inside = content(section);
    return (
      inside.length > 0 && (
        <Section key={section.title} title={section.title}>
          {inside}
        </Section>
      )
    );
  });
}
