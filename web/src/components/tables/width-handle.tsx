import { styled } from "@mui/material/styles";
import { useRef, type PointerEvent } from "react";
import { leastWidth, mostWidth } from "./column-widths.ts";

const Handle = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 0,
  bottom: 0,
  right: 0,
  width: 9,
  cursor: "col-resize",
  touchAction: "none",
  "&::after": {
    content: '""',
    position: "absolute",
    top: 8,
    bottom: 8,
    right: 0,
    borderRight: `1px solid ${theme.colors.divider}`,
  },
  "&:hover::after, &[data-dragged]::after": { top: 0, bottom: 0, borderRight: `2px solid ${theme.colors.primary}` },
  "@media print": { display: "none" },
}));

type WidthHandleProps = {
  /** How wide the column is while the handle is dragged. */
  onDrag: (width: number) => void;
  /** How wide it is to stay; undefined: as it is by itself. */
  onEnd: (width: number | undefined) => void;
};

/** The edge of a heading, by which its column is made wider or narrower. The list of columns does the same without dragging. */
export function WidthHandle({ onDrag, onEnd }: WidthHandleProps) {
  const begun = useRef<{ x: number; width: number; now: number }>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientX, pointerId, button } = event;
    const heading = currentTarget.closest("th");
    if (button !== 0 || !heading) return;
    event.preventDefault();
    currentTarget.setPointerCapture(pointerId);
    begun.current = { x: clientX, width: heading.offsetWidth, now: heading.offsetWidth };
  };
  const drag = ({ clientX }: PointerEvent) => {
    const { current } = begun;
    if (!current) return;
    current.now = Math.min(mostWidth, Math.max(leastWidth, current.width + clientX - current.x));
    onDrag(current.now);
  };
  const end = () => {
    const { current } = begun;
    begun.current = undefined;
    if (current && current.now !== current.width) onEnd(current.now);
  };
  return (
    <Handle
      aria-hidden
      data-width-handle=""
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onEnd(undefined)}
    />
  );
}
