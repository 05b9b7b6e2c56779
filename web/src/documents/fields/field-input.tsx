import { fieldDefinition, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { isEmail } from "@runko/domain/values/email";
import { issueMessage } from "@runko/domain/values/issue-message";
import { optionLabel } from "@runko/domain/documents/option-label";
import { fieldLabel } from "@runko/domain/documents/field-label";
import type { Control } from "react-hook-form";
import { CheckboxGroupInput } from "../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { DateInput } from "../../components/forms/date-input.tsx";
import { DateTimeInput } from "../../components/forms/date-time-input.tsx";
import { ListInput } from "../../components/forms/list-input.tsx";
import { MoneyInput } from "../../components/forms/money-input.tsx";
import { PhoneInput } from "../../components/forms/phone-input.tsx";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import type { NniChoices } from "../api/entities.ts";
import type { DocumentForm } from "./document-form.ts";

const words = texts.documentForm;

/** What choices depend on beside the field itself. */
export type FieldChoices = {
  nnis: NniChoices;
  billingGroups: readonly { id: string; name: string }[];
  /** They could not be fetched: whether there are any is not known. */
  billingGroupsFailed: boolean;
  /** The first day that the calendar offers for a date, by field. */
  earliest: Partial<Record<FieldName, string>>;
  help: Partial<Record<FieldName, string>>;
  /** Where the product offers some of what a field may say. */
  offered?: Partial<Record<FieldName, readonly string[]>>;
};

type FieldInputProps = {
  control: Control<DocumentForm>;
  name: FieldName;
  type: DocumentType;
  required: boolean;
  choices: FieldChoices;
};

const fewOptions = 3;
const emailFault = (text: string) =>
  isEmail(text) ? undefined : issueMessage(texts.issues, { code: "INVALID_EMAIL" });

/** One field of a document as an input of its kind; addresses have their own. */
export function FieldInput({ control, name, type, required, choices }: FieldInputProps) {
  const definition = fieldDefinition(name);
  const help = choices.help[name];
  const props = {
    control,
    name: `document.${name}` as const,
    label: fieldLabel(texts.documents, name, type),
    required,
    ...(help === undefined ? {} : { help }),
  };
  const earliest = choices.earliest[name];
  const offered = choices.offered?.[name];

  const unavailable =
    offered &&
    ((value: string) => ({
      label: optionLabel(texts.enumerations, name, value),
      error: issueMessage(texts.issues, {
        code: "NOT_OFFERED_BY_PRODUCT",
        params: { offered: offered.join(", ") },
      }),
    }));

  switch (definition.kind) {
    case "text":
      return offered ? (
        <SelectInput {...props} options={offered.map((value) => ({ value, label: value }))} unavailable={unavailable} />
      ) : (
        <TextInput {...props} />
      );
    case "longText":
      return <TextInput {...props} rows={3} />;
    case "email":
      return <TextInput {...props} type="email" inputMode="email" tidy={(text) => text.trim()} />;
    case "phone":
      return <PhoneInput {...props} />;
    case "date":
      return <DateInput {...props} {...(earliest === undefined ? {} : { earliest })} />;
    case "instant":
      return <DateTimeInput {...props} />;
    case "money":
      return <MoneyInput {...props} />;
    case "number":
      return <TextInput {...props} inputMode="decimal" help={help ?? words.lengthHelp} />;
    case "flag":
      return <CheckboxInput {...props} />;
    case "emails":
      return <ListInput {...props} check={emailFault} inputMode="email" help={help ?? words.followersHelp} />;
    case "nni": {
      const nnis = choices.nnis[definition.direction];
      return <SelectInput {...props} options={nnis.map(({ id, identifier }) => ({ value: id, label: identifier }))} />;
    }
    case "billingGroup":
      return (
        <SelectInput
          {...props}
          options={choices.billingGroups.map(({ id, name: label }) => ({ value: id, label }))}
          emptyLabel={choices.billingGroupsFailed ? words.billingGroupsFailed : words.ownBillingAddress}
          disabled={choices.billingGroupsFailed}
        />
      );
    case "option":
    case "numberOption": {
      const known: readonly (string | number)[] = definition.options;
      const options = known
        .filter((option) => offered?.includes(String(option)) ?? true)
        .map((option) => ({
          value: String(option),
          label: optionLabel(texts.enumerations, name, option),
        }));
      return options.length <= fewOptions && required ? (
        <RadioInput {...props} options={options} unavailable={unavailable} row />
      ) : (
        <SelectInput {...props} options={options} unavailable={unavailable} />
      );
    }
    case "options":
      return (
        <CheckboxGroupInput
          {...props}
          options={definition.options.map((option) => ({
            value: option,
            label: optionLabel(texts.enumerations, name, option),
          }))}
          row
        />
      );
    case "address":
      return null;
  }
}
