import { useMemo, useState } from "react";
import type { DataTableProps } from "./data-column.ts";

/** What the edges of headings do to their columns; undefined where the widths are not the reader's. */
export type WidthHandles = {
  onDrag: (id: string, width: number) => void;
  onEnd: (id: string, width: number | undefined) => void;
};

/** The widths while one of them is dragged, which are kept when it is let go: until then the table alone is drawn anew. */
export function useDraggedWidths({ widths, onWidth }: Pick<DataTableProps<unknown>, "widths" | "onWidth">) {
  const [dragged, setDragged] = useState<{ id: string; width: number }>();
  const handles = useMemo<WidthHandles | undefined>(
    () =>
      onWidth && {
        onDrag: (id, width) => setDragged({ id, width }),
        onEnd: (id, width) => {
          setDragged(undefined);
          onWidth(id, width);
        },
      },
    [onWidth],
  );
  const shown = useMemo(() => dragged && { ...widths, [dragged.id]: dragged.width }, [widths, dragged]);
  return { dragged: shown, handles };
}
