import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { dateReasons } from "@runko/domain/enumerations/delay-reasons";
import { texts } from "@runko/domain/texts/texts";
import type { Control } from "react-hook-form";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import type { MoveReason } from "../fields/document-form.ts";

const words = texts.deliveryDates;
const options = dateReasons.map((value) => ({ value, label: texts.enumerations.delayReason[value] }));

type MoveAlongProps = {
  control: Control<MoveReason>;
  from: string | null;
  to: string | null;
  along: boolean;
  onChange: (along: boolean) => void;
};

/** Whether the confirmed date of the original moves along, for a reason that is told to its own subscriber. */
export function MoveAlong({ control, from, to, along, onChange }: MoveAlongProps) {
  return (
    <div>
      <FormControlLabel
        label={words.along.choice}
        control={<Checkbox checked={along} onChange={(_event, checked) => onChange(checked)} sx={{ p: 1.5 }} />}
      />
      <FormHelperText sx={{ m: 0 }}>{words.along.help({ from, to })}</FormHelperText>
      {along && (
        <div style={{ display: "grid", gap: 14, marginTop: 14 }}>
          <SelectInput control={control} name="delayReason" label={words.move.reason} options={options} required />
          <TextInput control={control} name="text" label={words.move.text} help={words.along.own} rows={2} required />
        </div>
      )}
    </div>
  );
}
