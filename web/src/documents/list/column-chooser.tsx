import ViewColumnOutlined from "@mui/icons-material/ViewColumnOutlined";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { texts } from "@runko/domain/texts/texts";
import { useId, useState } from "react";
import { ColumnRows, type ChoosableColumn } from "./column-rows.tsx";
import type { ChosenWidths } from "./use-chosen-widths.ts";

const words = texts.documentList;

type ColumnChooserProps = {
  /** Every column that can be chosen, in the usual order. */
  columns: readonly ChoosableColumn[];
  /** Those that are shown, in their order. */
  shown: readonly string[];
  /** Whether some of them are left out where there is no room for all. */
  yielding?: boolean;
  /** Undefined brings back the usual ones. */
  onChange: (shown: string[] | undefined) => void;
} & ChosenWidths;

/** Chooses which columns of a list are shown, and in which order (U22). */
export function ColumnChooser(props: ColumnChooserProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        <ColumnRows titleId={titleId} {...props} />
      </Popover>
    </>
  );
}
