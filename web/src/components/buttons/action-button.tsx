import Button, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { useLayoutEffect, useRef } from "react";
import { Hint } from "../hint.tsx";

export type ActionButtonProps = ButtonProps & {
  /** Why the button cannot be pressed now. It stays in the tab order, so that everyone can learn the reason. */
  disabledReason?: string | undefined;
  /** What a press does while the button cannot be pressed, such as showing what stands in the way. */
  onRefused?: (() => void) | undefined;
  /** The action is under way: further presses do nothing. */
  busy?: boolean;
};

const off = { opacity: 0.55, cursor: "not-allowed" } as const;

/** Keeps the focus on a button that is drawn anew when it comes to have a hint, or loses it: keys of its dialog go on to work. */
function useKeptFocus(isHinted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (isFocused.current) button.current?.focus();
  }, [isHinted]);
  return {
    ref: button,
    onFocus: () => (isFocused.current = true),
    onBlur: () => (isFocused.current = false),
  };
}

export function ActionButton(props: ActionButtonProps) {
  const { disabledReason, onRefused, busy = false, onClick, sx, startIcon, ...rest } = props;
  const kept = useKeptFocus(disabledReason !== undefined);
  const inert = busy || disabledReason !== undefined;
  const refuse: ButtonProps["onClick"] = (event) => {
    event.preventDefault();
    if (!busy) onRefused?.();
  };
  const button = (
    <Button
      {...kept}
      {...rest}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon}
      onClick={inert ? refuse : onClick}
      sx={disabledReason === undefined ? sx : [off, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
  return disabledReason === undefined ? button : <Hint text={disabledReason}>{button}</Hint>;
}
