import { styled } from "@mui/material/styles";
import { cloneElement, useId, useRef, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { Bubble, placeBy, type BubblePlace } from "./bubble.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Anchor = styled("span")({ display: "inline-flex", position: "relative" });

type HintProps = { text: string; children: ReactElement<{ "aria-describedby"?: string }> };

/** A few words about a control, by hover, focus and screen reader; Escape hides them. Needs no Popper. */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<BubblePlace>();
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
