import { fieldLabel } from "@runko/domain/documents/field-label";
import { handlingReasons, returnReasons } from "@runko/domain/enumerations/handling-reasons";
import { texts } from "@runko/domain/texts/texts";
import type { Control } from "react-hook-form";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { ColleagueInput } from "../handler/colleague-input.tsx";
import { choosesReason, commonFields, nobody, type BulkForm, type DatedAction } from "./bulk-form.ts";
import type { AskedBulkAction } from "./bulk-actions.ts";

type Asked = Exclude<AskedBulkAction, DatedAction>;
type BulkInputsProps = { control: Control<BulkForm>; action: Asked };

const reason = texts.documentPage.reason;

function ReasonInputs({ control, action }: BulkInputsProps) {
  const chosen = choosesReason(action);
  const options = (action === "returnForCompletion" ? returnReasons : handlingReasons).map((value) => ({
    value,
    label: texts.enumerations.handlingReason[value],
  }));
  return (
    <>
      {chosen && <RadioInput control={control} name="choice" label={reason.choice} options={options} required />}
      <TextInput
        control={control}
        name="text"
        label={chosen ? reason.explanation : reason.cancel}
        rows={3}
        required={!chosen}
      />
    </>
  );
}

/** What an action asks once for all its rows. */
export function BulkInputs({ control, action }: BulkInputsProps) {
  if (action === "sendMessage")
    return (
      <>
        <TextInput control={control} name="subject" label={texts.messages.subject} required />
        <TextInput control={control} name="content" label={texts.messages.content} rows={4} required />
      </>
    );
  if (action === "assign")
    return (
      <ColleagueInput
        control={control}
        name="handlerId"
        label={texts.actionInputs.inputs.handlerId.label}
        nobody={nobody}
        required
      />
    );
  if (action !== "edit") return <ReasonInputs control={control} action={action} />;
  return commonFields.map((name) => (
    <TextInput
      key={name}
      control={control}
      name={`fields.${name}`}
      label={fieldLabel(texts.documents, name, "Order")}
    />
  ));
}
