import ViewColumnOutlined from "@mui/icons-material/ViewColumnOutlined";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Popover from "@mui/material/Popover";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useId, useState } from "react";

const words = texts.documentList;

const Panel = styled("div")({ display: "flex", flexDirection: "column", padding: "12px 16px", minWidth: 220 });

type ColumnChooserProps = {
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  /** Undefined brings back the usual ones. */
  onChange: (hidden: string[] | undefined) => void;
};

/** Chooses which columns of a list are shown. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const set = (id: string, shown: boolean) =>
    onChange(shown ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.columnsButton}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId } }}
      >
        <Panel>
          <strong id={titleId}>{words.columnsTitle}</strong>
          {columns.map(({ id, header }) => (
            <FormControlLabel
              key={id}
              label={header}
              control={
                <Checkbox
                  checked={!hidden.includes(id)}
                  onChange={(_event, checked) => set(id, checked)}
                  sx={{ p: 1.5 }}
                />
              }
            />
          ))}
          <Button size="small" onClick={() => onChange(undefined)}>
            {words.restoreColumns}
          </Button>
        </Panel>
      </Popover>
    </>
  );
}
