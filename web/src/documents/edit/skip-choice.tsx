import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";

const words = texts.documentPage.edit;

/** Leaves out the delivery fields that ready would ask (D-14). */
export function SkipChoice({ skip, onChange }: { skip: boolean; onChange: (skip: boolean) => void }) {
  const id = useId();
  return (
    <div style={{ marginBottom: 8 }}>
      <FormControlLabel
        label={words.skip}
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
