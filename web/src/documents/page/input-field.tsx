import { fieldLabel } from "@runko/domain/documents/field-label";
import { inputDefinition, type InputName, type InputNeed } from "@runko/domain/documents/action-inputs";
import { correctableFieldsOf } from "@runko/domain/documents/correctable-fields";
import type { ActionRow, AskingAction } from "@runko/domain/documents/document-actions";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Control } from "react-hook-form";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { DateInput } from "../../components/forms/date-input.tsx";
import { MoneyInput } from "../../components/forms/money-input.tsx";
import { MultiChoiceInput } from "../../components/forms/multi-choice-input.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { ColleagueInput } from "../handler/colleague-input.tsx";
import type { InputForm } from "./input-form.ts";

const words = texts.actionInputs;

function firstDay(from: "today" | "tomorrow"): string {
  const today = todayInHelsinki(new Date());
  return from === "today" ? today : addDays(today, 1);
}

const asked: ReadonlySet<InputNeed | undefined> = new Set(["required", "unlessDayHolds"]);

type InputFieldProps = {
  control: Control<InputForm>;
  name: InputName;
  action: AskingAction;
  type: DocumentType;
  row: Pick<ActionRow, "takes">;
};

/** One input of an action by its kind. */
export function InputField({ control, name, action, type, row }: InputFieldProps) {
  const definition = inputDefinition(name);
  const { label, help, options = {} } = words.dialogs[action].inputs?.[name] ?? words.inputs[name];
  const props = { control, name, label, required: asked.has(row.takes[name]), ...(help !== undefined && { help }) };
  switch (definition.kind) {
    case "text":
      return <TextInput {...props} rows={4} />;
    case "date":
      return <DateInput {...props} earliest={firstDay(definition.from)} />;
    case "code":
      return (
        <SelectInput
          {...props}
          options={definition.options.map((value) => ({ value, label: options[value] ?? value }))}
        />
      );
    case "money":
      return <MoneyInput {...props} />;
    case "flag":
      return <CheckboxInput {...props} />;
    case "colleague":
      return <ColleagueInput {...props} required={false} />;
    case "correctable":
      return (
        <MultiChoiceInput
          {...props}
          options={correctableFieldsOf(type).map((field) => ({
            value: field,
            label: fieldLabel(texts.documents, field, type),
          }))}
        />
      );
  }
}
