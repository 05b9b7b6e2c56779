import Button, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { Hint } from "../hint.tsx";

export type ActionButtonProps = ButtonProps & {
  /** Why the button cannot be pressed now. It stays in the tab order, so that everyone can learn the reason. */
  disabledReason?: string | undefined;
  /** The action is under way: further presses do nothing. */
  busy?: boolean;
};

const off = { opacity: 0.55, cursor: "not-allowed" } as const;

export function ActionButton({ disabledReason, busy = false, onClick, sx, startIcon, ...rest }: ActionButtonProps) {
  const inert = busy || disabledReason !== undefined;
  const button = (
    <Button
      {...rest}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon}
      onClick={inert ? (event) => event.preventDefault() : onClick}
      sx={disabledReason === undefined ? sx : [off, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
  return disabledReason === undefined ? button : <Hint text={disabledReason}>{button}</Hint>;
}
