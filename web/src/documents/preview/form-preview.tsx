import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { ConnectionLimits } from "@runko/domain/documents/connection-limits";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { customFieldsOf, type CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useId, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { FieldFrame } from "../../components/forms/field-frame.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useSession } from "../../session/session-context.ts";
import type { Product } from "../api/entities.ts";
import { askedFields } from "../fields/asked-fields.ts";
import { CustomFieldSections } from "../fields/custom-field-sections.tsx";
import { alignedCustomFields, prefilledForm, type DocumentForm } from "../fields/document-form.ts";
import { FieldGrid } from "../fields/field-grid.tsx";
import type { FieldChoices } from "../fields/field-input.tsx";
import { offeredOptions } from "../fields/form-choices.ts";
import { FieldsStep } from "../fields/fields-step.tsx";
import { ProductChoice } from "../fields/product-choice.tsx";

const words = texts.controlProducts.preview;
const previewId = "preview";

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });

const anyChoice: FieldChoices = {
  nnis: { from: [], to: [] },
  billingGroups: [],
  billingGroupsFailed: false,
  earliest: {},
  help: {},
};
const nniFields = ["nniFromId", "nniToId"] as const;
const nothing = () => undefined;

type AskedFields = ReturnType<typeof askedFields>;

type FormPreviewProps = {
  product: Pick<Product, "name" | "description" | "category" | "needsNni" | "initialFee" | "monthlyFee" | "slaClass"> &
    ConnectionLimits & {
      customFields: readonly CustomFieldDefinition[];
    };
};

function TypeChoice({ type, onChange }: { type: DocumentType; onChange: (type: DocumentType) => void }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.type}>
      <NativeSelect
        id={id}
        fullWidth
        variant="outlined"
        value={type}
        onChange={({ target }) => onChange(documentTypes.find((one) => one === target.value) ?? "Order")}
        input={<OutlinedInput />}
        sx={{ "& select": { height: 20, boxSizing: "content-box" } }}
      >
        {documentTypes.map((one) => (
          <option key={one} value={one}>
            {texts.documents.types[one].one}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

type WholeFormProps = { form: UseFormReturn<DocumentForm>; type: DocumentType; product: Product; asked: AskedFields };

function WholeForm({ form, type, product, asked }: WholeFormProps) {
  const { user } = useSession();
  const { firstName, lastName, phoneNumber, emailAddress } = user;
  const names = nniFields.filter((name) => asked.has(name));
  const offered = offeredOptions({ documentType: type, products: [product], agreed: undefined });
  const choices = { ...anyChoice, offered };
  return (
    <>
      <FieldGrid control={form.control} {...{ names, type, asked, choices }} />
      <FieldsStep
        {...{ form, type, asked, choices }}
        products={[product]}
        ownContact={{ name: `${firstName} ${lastName}`, phone: phoneNumber[0] ?? "", email: emailAddress }}
        onPostalCode={nothing}
        notes={{}}
      />
    </>
  );
}

/** The form that a product gives its subscribers, made of the very parts of that form; nothing of it is sent. */
export function FormPreview({ product }: FormPreviewProps) {
  const [type, setType] = useState<DocumentType>("Order");
  const [whole, setWhole] = useState(false);
  const form = useForm<DocumentForm>({ defaultValues: prefilledForm({ productId: previewId }) });
  const { control, getValues, setValue } = form;
  const typed = { ...getValues(), ...useWatch({ control }) } as DocumentForm;

  const custom = customFieldsOf(product.customFields, type);
  const names = JSON.stringify(custom.map(({ name }) => name));
  useEffect(() => {
    setValue("customFields", alignedCustomFields(JSON.parse(names) as string[], getValues("customFields")));
  }, [names, getValues, setValue]);

  const offered: Product = {
    ...product,
    interfaces: [...product.interfaces],
    connectors: [...product.connectors],
    capacities: [...product.capacities],
    customFields: product.customFields.map((field) => ({ ...field, selections: [...field.selections] })),
    id: previewId,
    supplierId: "",
    productGroupId: "",
    productGroupName: "",
    nniType: null,
    multiProductAllowed: false,
    refusal: null,
    refusalText: null,
  };
  const asked = askedFields(typed, { documentType: type, products: [offered] });
  return (
    <Section title={words.title}>
      <Stack>
        <Typography color="textSecondary">{words.help}</Typography>
        <TypeChoice type={type} onChange={setType} />
        <FormControlLabel
          label={words.whole}
          control={<Checkbox checked={whole} onChange={(_event, checked) => setWhole(checked)} sx={{ p: 1.5 }} />}
        />
        <ProductChoice form={form} label={words.product} products={[offered]} />
        {whole ? (
          <WholeForm form={form} type={type} product={offered} asked={asked} />
        ) : custom.length === 0 ? (
          <Typography color="textSecondary">{words.noFields}</Typography>
        ) : (
          <CustomFieldSections control={control} type={type} products={[offered]} />
        )}
      </Stack>
    </Section>
  );
}
