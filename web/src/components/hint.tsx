import { styled } from "@mui/material/styles";
import { cloneElement, useId, useRef, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Anchor = styled("span")({ display: "inline-flex", position: "relative" });

const Bubble = styled("span")(({ theme }) => ({
  position: "fixed",
  maxWidth: 320,
  padding: "6px 10px",
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.text,
  color: theme.colors.background,
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  boxShadow: theme.shadows[4],
  zIndex: theme.zIndex.tooltip,
}));

const gap = 6;
const widest = 320;

/** Under the anchor, or above it near the bottom; never outside the window. */
function placeBy(anchor: DOMRect) {
  const left = Math.max(8, Math.min(anchor.left, innerWidth - widest - 8));
  const above = anchor.bottom + 120 > innerHeight;
  return above ? { left, bottom: innerHeight - anchor.top + gap } : { left, top: anchor.bottom + gap };
}

type HintProps = { text: string; children: ReactElement<{ "aria-describedby"?: string }> };

/** A few words about a control, by hover, focus and screen reader; Escape hides them. Needs no Popper. */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeBy>>();
  const show = () => anchor.current && setPlace(placeBy(anchor.current.getBoundingClientRect()));
  const hide = () => setPlace(undefined);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <VisuallyHidden id={id}>{text}</VisuallyHidden>
      {place &&
        createPortal(
          <Bubble style={place} aria-hidden>
            {text}
          </Bubble>,
          document.body,
        )}
    </Anchor>
  );
}
