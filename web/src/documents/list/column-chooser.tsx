import ViewColumnOutlined from "@mui/icons-material/ViewColumnOutlined";
import Popover from "@mui/material/Popover";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import { ColumnRows, type ChoosableColumn } from "./column-rows.tsx";
import type { ChosenWidths } from "./use-chosen-widths.ts";
import { ToolButton } from "../../components/buttons/tool-button.tsx";
import { useAnchor } from "../../components/use-anchor.ts";

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
  const { anchor, isOpen, open, close } = useAnchor();
  return (
    <>
      <ToolButton
        icon={<ViewColumnOutlined />}
        label={words.columnsButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId } }}
      >
        <ColumnRows titleId={titleId} {...props} />
      </Popover>
    </>
  );
}
