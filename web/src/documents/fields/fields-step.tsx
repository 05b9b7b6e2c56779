import PersonOutlined from "@mui/icons-material/PersonOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { documentFields, type FieldGroup, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Demand } from "@runko/domain/documents/field-demands";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { Section } from "../../components/layout/section.tsx";
import type { Product } from "../api/entities.ts";
import { isChoiceInput } from "./asked-fields.ts";
import { CustomFieldSections } from "./custom-field-sections.tsx";
import type { DocumentForm } from "./document-form.ts";
import { FieldGrid } from "./field-grid.tsx";
import type { FieldChoices } from "./field-input.tsx";
import { fieldsByGroup } from "./fields-of-group.ts";
import { FoldedGroup, isFolded } from "./folded-group.tsx";
import type { AddressFieldName } from "./form-values.ts";

const words = texts.documentForm;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16 });

const leadingFields: Partial<Record<DocumentType, readonly FieldName[]>> = {
  ChangeOrder: ["modificationTypes"],
  Fault: ["faultType", "faultTime", "description"],
};

type Contact = { name: string; phone: string; email: string };

type FieldsStepProps = {
  form: UseFormReturn<DocumentForm>;
  type: DocumentType;
  products: readonly Product[];
  asked: ReadonlyMap<FieldName, Demand>;
  choices: FieldChoices;
  ownContact: Contact;
  onPostalCode: (name: AddressFieldName, code: string) => void;
  notes: Partial<Record<FieldName, ReactNode>>;
};

/** The fields that this step shows, in the order of the screen. */
export function fieldsOfStep(asked: ReadonlyMap<FieldName, Demand>, hasBillingGroup: boolean): FieldName[] {
  return [...asked.keys()].filter(
    (name) => !isChoiceInput(`document.${name}`) && !(name === "billingAddress" && hasBillingGroup),
  );
}

type ShownGroup = { group: FieldGroup; title: string; names: FieldName[] };

/** The groups in the order in which they are asked: a change says first what it changes, a fault what is wrong. */
export function groupsOfStep(type: DocumentType, names: readonly FieldName[]): ShownGroup[] {
  const leading = leadingFields[type] ?? [];
  const first = leading.filter((name) => names.includes(name));
  const groups = fieldsByGroup(names.filter((name) => !first.includes(name))).map((one): ShownGroup => ({
    ...one,
    title: texts.documents.groups[one.group],
  }));
  const [lead] = first;
  if (lead === undefined) return groups;
  const { group } = documentFields[lead];
  const rest = groups.filter((one) => one.group === group && type === "Fault");
  return [
    { group, title: words.leadingTitles[type], names: first },
    ...rest.map((one) => ({ ...one, title: words.moreOfFault })),
    ...groups.filter((one) => !rest.includes(one)),
  ];
}

/** The group with which the products' own fields stand: the connection, or what is asked first where there is none. */
const groupOfOwnFields = (groups: readonly ShownGroup[]): ShownGroup | undefined =>
  groups.find(({ group, names }) => group === "connection" && !names.includes("modificationTypes")) ?? groups[0];

/** The errors as their inputs follow each other on the screen. */
export function inScreenOrder<Named extends { name: string }>(
  errors: readonly Named[],
  type: DocumentType,
  asked: ReadonlyMap<FieldName, Demand>,
): Named[] {
  const groups = groupsOfStep(type, fieldsOfStep(asked, false));
  const names = groups.flatMap((group) => group.names);
  const ownFields = names.indexOf(groupOfOwnFields(groups)?.names.at(-1) ?? "description");
  const placeOf = ({ name }: Named) => {
    // After the last field of their group, before the next one.
    if (!name.startsWith("document.")) return ownFields + 0.5;
    const place = names.findIndex((field) => name.split(".")[1] === field);
    return place < 0 ? names.length : place;
  };
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The second step: connection, addresses, customer, schedule, billing and references, group by group (D-13). */
export function FieldsStep(props: FieldsStepProps) {
  const { form, type, products, asked, choices, ownContact, onPostalCode, notes } = props;
  const { control, setValue, getValues } = form;
  const [billingGroupId, street] = useWatch({
    control,
    name: ["document.billingGroupId", "document.targetAddress.streetName"],
  });
  const groups = groupsOfStep(type, fieldsOfStep(asked, billingGroupId !== ""));
  const withOwnFields = groupOfOwnFields(groups);

  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const takeOwnContact = () => {
    // What is not known of oneself leaves what was typed as it is.
    if (ownContact.name !== "") setValue("document.contactName", ownContact.name, options);
    if (ownContact.phone !== "") setValue("document.contactPhone", ownContact.phone, options);
    if (ownContact.email !== "") setValue("document.contactEmail", ownContact.email, options);
  };
  const takeTargetAddress = (name: AddressFieldName) =>
    setValue(`document.${name}`, { ...getValues("document.targetAddress") }, options);

  const actionsOf = (group: FieldGroup) =>
    group === "customer" ? (
      <Button size="small" startIcon={<PersonOutlined />} onClick={takeOwnContact}>
        {words.useOwnContact}
      </Button>
    ) : undefined;

  return (
    <Stack>
      {groups.map((shown) => {
        const { group, title, names } = shown;
        const inputs = (
          <FieldGrid
            control={control}
            names={names}
            type={type}
            asked={asked}
            choices={choices}
            onSameAddress={street === "" ? undefined : takeTargetAddress}
            onPostalCode={onPostalCode}
            notes={notes}
          />
        );
        return isFolded(group, names, asked) ? (
          <FoldedGroup key={title} control={control} title={title} names={names}>
            {inputs}
          </FoldedGroup>
        ) : (
          <Section key={title} title={title} actions={actionsOf(group)}>
            {inputs}
            {shown === withOwnFields && <CustomFieldSections control={control} type={type} products={products} />}
          </Section>
        );
      })}
    </Stack>
  );
}
