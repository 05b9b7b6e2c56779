import { amendableFieldsOf } from "@runko/domain/documents/correctable-fields";
import { fieldLabel } from "@runko/domain/documents/field-label";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { texts } from "@runko/domain/texts/texts";
import { useForm, useWatch } from "react-hook-form";
import { MultiChoiceInput } from "../../components/forms/multi-choice-input.tsx";
import { InputDialog, type InputDialogProps } from "./input-dialog.tsx";
import { useCorrections } from "./use-corrections.tsx";

const words = texts.requests;

/** Asks for a change of what is confirmed: which fields, and how they should be. */
export function AmendDialog(props: InputDialogProps) {
  const { document } = props.asked;
  const { documentType: type } = document;
  const { control, setError, clearErrors } = useForm<{ wished: FieldName[] }>({ defaultValues: { wished: [] } });
  const wished = useWatch({ control, name: "wished" });
  const known = amendableFieldsOf(type);
  const { inputs, read, takeUp } = useCorrections(
    document,
    known.filter((name) => wished.includes(name)),
  );
  const alongside = () => {
    clearErrors();
    const along = read();
    if (!along || along.document) return along;
    setError("wished", { type: "custom", message: String(texts.issues.NOTHING_REQUESTED) }, { shouldFocus: true });
    return undefined;
  };
  return (
    <InputDialog
      {...props}
      above={
        <>
          <MultiChoiceInput
            control={control}
            name="wished"
            label={words.wished}
            help={words.wishedHelp}
            required
            options={known.map((value) => ({ value, label: fieldLabel(texts.documents, value, type) }))}
          />
          {inputs}
        </>
      }
      alongside={alongside}
      onRefused={takeUp}
    />
  );
}
