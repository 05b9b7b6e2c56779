import { styled } from "@mui/material/styles";
import { dateReasons } from "@runko/domain/enumerations/delay-reasons";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type Control } from "react-hook-form";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import type { DocumentForm } from "../fields/document-form.ts";
import { movesDate, type EditRules } from "./check-edit.ts";

const words = texts.deliveryDates.move;

const Inputs = styled("div")({ display: "grid", gap: 14, marginTop: 14 });
const Help = styled("p")(({ theme }) => ({ margin: 0, fontSize: "0.8125rem", color: theme.colors.textSecondary }));

const options = dateReasons.map((value) => ({ value, label: texts.enumerations.delayReason[value] }));

/** Asks why, while the day in the form is another than the confirmed one. */
export function MoveReason({ control, rules }: { control: Control<DocumentForm>; rules: EditRules }) {
  const estimated = useWatch({ control, name: "document.estimatedDeliveryDate" });
  if (!movesDate(estimated, rules)) return null;
  return (
    <Inputs>
      <Help role="status">{words.help}</Help>
      <SelectInput control={control} name="move.delayReason" label={words.reason} options={options} required />
      <TextInput control={control} name="move.text" label={words.text} rows={2} required />
    </Inputs>
  );
}
