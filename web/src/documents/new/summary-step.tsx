import EditOutlined from "@mui/icons-material/EditOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Demand } from "@runko/domain/documents/field-demands";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import { fieldId } from "../../components/forms/field-frame.tsx";
import { FieldList, type Field } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { Product, Supplier } from "../api/entities.ts";
import { chosenProducts, customFieldsAt, type DocumentForm } from "../fields/document-form.ts";
import { fieldItems, type Naming } from "../fields/field-items.ts";
import { fieldsByGroup } from "../fields/fields-of-group.ts";
import { toFields } from "../fields/form-values.ts";
import { stepOf } from "./check-new-document.ts";

const words = texts.documentForm;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16 });

export type Chosen = { groupName: string; supplier: Supplier; products: readonly Product[] };

/** What was chosen in the first step, with its price. */
export function chosenItems({ groupName, supplier, products }: Chosen): Field[] {
  const [only, ...others] = products;
  const prices = ({ initialFee, monthlyFee }: Product) => [
    { label: words.initialFee, value: texts.formats.money(initialFee) },
    { label: words.monthlyFee, value: words.perMonth(texts.formats.money(monthlyFee)) },
  ];
  const said = products.map((product) =>
    [product.name, ...prices(product).map(({ label, value }) => `${label.toLowerCase()} ${value}`)].join(", "),
  );
  return [
    { label: words.productGroup, value: groupName },
    { label: words.supplier, value: supplier.name },
    ...(only && others.length === 0 ? [{ label: words.product, value: only.name }, ...prices(only)] : []),
    ...(others.length > 0 ? [{ label: texts.documents.products, value: said.join("\n"), wide: true }] : []),
  ];
}

type SummaryStepProps = {
  form: DocumentForm;
  type: DocumentType;
  chosen: Chosen;
  asked: ReadonlyMap<FieldName, Demand>;
  naming: Naming;
  /** Goes back to where an input is asked. */
  onEdit: (inputName: string) => void;
};

/** The third step: everything that will be sent, to be read through before it binds (U15). */
export function SummaryStep({ form, type, chosen, asked, naming, onEdit }: SummaryStepProps) {
  const names = [...asked.keys()];
  const fields = toFields(form.document, names);
  const typed = chosenProducts(form);
  const custom = chosen.products.flatMap(({ id, name: productName, customFields }, nth) => {
    const items = customFieldsOf(customFields, type)
      .map(({ name }, index) => ({ label: name, value: typed[nth]?.customFields[index]?.value.trim() ?? "" }))
      .filter(({ value }) => value !== "");
    const title = chosen.products.length > 1 ? words.nthProduct(productName) : words.customFields;
    return items.length > 0 ? [{ id, title, items, first: `${customFieldsAt(nth)}.0.value` }] : [];
  });
  const inFirstStep = names.filter((name) => stepOf(`document.${name}`) === "product");
  const groups = fieldsByGroup(names.filter((name) => !inFirstStep.includes(name)));

  const edit = (title: string, inputName: string) => (
    <Button
      size="small"
      startIcon={<EditOutlined />}
      aria-label={words.steps.editWhat(title)}
      onClick={() => onEdit(inputName)}
    >
      {words.steps.edit}
    </Button>
  );
  const shown = (of: readonly FieldName[]) => fieldItems({ names: of, fields, type, naming, empty: false });
  const said = groups
    .map(({ group, names: of }) => ({ title: texts.documents.groups[group], first: of[0], items: shown(of) }))
    .filter(({ items }) => items.length > 0);

  return (
    <Stack id={fieldId("summary")} tabIndex={-1} sx={{ outline: "none" }}>
      <Notice severity="info">{words.summary.checks[type]}</Notice>
      <Section title={words.steps.product} actions={edit(words.steps.product, "productGroupId")}>
        <FieldList items={[...chosenItems(chosen), ...shown(inFirstStep)]} />
      </Section>
      {said.map(({ title, first, items }) => (
        <Section key={title} title={title} actions={edit(title, `document.${first}`)}>
          <FieldList items={items} />
        </Section>
      ))}
      {custom.map(({ id, title, items, first }) => (
        <Section key={id} title={title} actions={edit(title, first)}>
          <FieldList items={items} />
        </Section>
      ))}
    </Stack>
  );
}
