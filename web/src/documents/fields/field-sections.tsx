import type { FieldName } from "@runko/domain/documents/document-fields";
import { withoutSaidFees } from "@runko/domain/documents/product-fees";
import { earlierValues } from "@runko/domain/documents/earlier-values";
import type { Demand } from "@runko/domain/documents/field-demands";
import { isOrderType } from "@runko/domain/enumerations/document-types";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { Fragment, type ReactNode } from "react";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { WholeDocument } from "../api/entities.ts";
import { useSession } from "../../session/session-context.ts";
import { fieldItems, type Naming } from "./field-items.ts";
import { projectPageOf } from "./project-page-of.ts";
import { ProductList, ProductPrices } from "./product-list.tsx";
import {
  asksForAnswer,
  feeNames,
  groupedFields,
  hasAnswer,
  isOfAnswer,
  shownSections,
  type ShownSection,
} from "./shown-sections.ts";

export type Editing = {
  asked: ReadonlyMap<FieldName, Demand>;
  /** The inputs of these fields: who only reads a document fetches none. */
  inputs: (names: readonly FieldName[]) => ReactNode;
  /** The inputs of the product's own fields, when it has any. */
  ownFields: ReactNode;
  /** Whether those inputs say which products there are. */
  choosesProducts: boolean;
  /** What the products cost, in place of the fees that they make together. */
  prices: ReactNode;
  /** Stands above the inputs of the answer. */
  aboveAnswer?: ReactNode;
};

type FieldSectionsProps = {
  document: WholeDocument;
  naming: Naming;
  editing?: Editing | undefined;
  isSubscriber: boolean;
  /** What stands before all but an answer. */
  afterAnswer?: ReactNode;
};

function emptyAnswer(
  { answerShown, documentType, rejected }: WholeDocument,
  isSubscriber: boolean,
): string | undefined {
  if (documentType === "Fault" || rejected) return undefined;
  return isSubscriber && !answerShown
    ? texts.documentPage.answerHidden(isOrderType(documentType))
    : texts.documentPage.answerEmpty;
}

/** The fields of a document by subject: text to read, and inputs where the reader is editing. An answer comes first, made or in the making. */
export function FieldSections({ document, naming, editing, isSubscriber, afterAnswer }: FieldSectionsProps) {
  const { documentType: type } = document;
  const fields = withoutSaidFees(document.document, document.eventProducts);
  const groups = groupedFields(type);
  const answerFirst = editing ? asksForAnswer(editing.asked) : hasAnswer(fields);
  const pricesInAnswer = !editing && answerFirst && type !== "Fault";
  const ordered = shownSections(type, answerFirst);
  const earlier = earlierValues(document);
  const { role } = useSession();
  const projectPage = editing ? undefined : projectPageOf(role, document);

  const content = (section: ShownSection): ReactNode[] => {
    const { groups: of } = section;
    // What names the connection of a fault stands with the connection.
    const said = (name: FieldName) => type === "Fault" && document.connection && name === "supplierConnectionId";
    const names = of.flatMap((group) => groups.get(group) ?? []).filter((name) => !said(name));
    const isPriced = (name: FieldName) => Boolean(editing?.prices) && feeNames.has(name);
    const edited = names.filter((name) => editing?.asked.has(name) && !isPriced(name));
    const read = names.filter((name) => !edited.includes(name) && !isPriced(name));
    const items = fieldItems({ names: read, fields, type, naming, empty: false, earlier, projectPage });
    const { committedDeliveryDate: committed } = document;
    if (of.includes("answer") && committed !== null && committed !== fields.estimatedDeliveryDate)
      items.unshift({ label: texts.deliveryDates.committed(type), value: texts.formats.date(committed) });
    const empty = of.includes("answer") && !editing ? emptyAnswer(document, isSubscriber) : undefined;
    return [
      of.includes("connection") && !editing?.choosesProducts && (
        <ProductList
          key="products"
          document={document}
          withOwnFields={editing?.ownFields === undefined}
          withPrices={!editing?.prices && !pricesInAnswer}
        />
      ),
      isOfAnswer(section) && edited.length > 0 && <Fragment key="above">{editing?.aboveAnswer}</Fragment>,
      editing && edited.length > 0 && <Fragment key="inputs">{editing.inputs(edited)}</Fragment>,
      of.includes("answer") && editing?.prices && <Fragment key="prices">{editing.prices}</Fragment>,
      of.includes("connection") && editing?.ownFields && <Fragment key="own">{editing.ownFields}</Fragment>,
      items.length > 0 && <FieldList key="text" items={items} />,
      of.includes("answer") && pricesInAnswer && <ProductPrices key="told" document={document} />,
      items.length === 0 && empty && (
        <Typography key="empty" color="textSecondary">
          {empty}
        </Typography>
      ),
    ].filter(Boolean);
  };

  const shown = ordered.map((section) => {
    const inside = content(section);
    return (
      inside.length > 0 && (
        <Section key={section.title} title={section.title}>
          {inside}
        </Section>
      )
    );
  });
  const answers = ordered.findIndex((section) => !isOfAnswer(section));
  return answerFirst ? [...shown.slice(0, answers), afterAnswer, ...shown.slice(answers)] : [afterAnswer, ...shown];
}
