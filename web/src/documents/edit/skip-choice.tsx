import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";

const words = texts.documentPage.edit;

type SkipChoiceProps = { skip: boolean; isFault: boolean; onChange: (skip: boolean) => void };

/** Leaves out the delivery fields that ready would ask (D-14). */
export function SkipChoice({ skip, isFault, onChange }: SkipChoiceProps) {
  const id = useId();
  return (
    <div style={{ marginBottom: 8 }}>
      <FormControlLabel
        label={words.skip(isFault)}
        control={
          <Checkbox
            checked={skip}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { "aria-describedby": id } }}
            sx={{ p: 1.5 }}
          />
        }
      />
      <FormHelperText id={id} sx={{ m: 0 }}>
        {words.skipHelp}
      </FormHelperText>
    </div>
  );
}
