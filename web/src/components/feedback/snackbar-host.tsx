import Close from "@mui/icons-material/Close";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useState } from "react";
import { bottomBarHeight } from "../../screen/sizes.ts";
import { useStored } from "../../storage/use-stored.ts";
import { SeverityIcon } from "./severity-icon.tsx";
import { dismissSnackbar, snackbarQueue, type Snack } from "./snackbar.ts";

/** Source: specification §9 */
const shownFor = 5_000;

const Place = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 16,
  bottom: "calc(16px + var(--action-bar-height, 0px))",
  "html:has([data-bottom-bar]):not(:has([data-action-bar])) &": { bottom: 16 + bottomBarHeight },
  display: "flex",
  alignItems: "end",
  justifyContent: "center",
  // A dialog has its buttons where they would stand.
  "html:has([data-open-dialog]) &": { alignItems: "start" },
  pointerEvents: "none",
  zIndex: theme.zIndex.snackbar,
}));

const Bar = styled("div")(({ theme }) => ({
  pointerEvents: "auto",
  display: "flex",
  alignItems: "center",
  gap: 10,
  maxWidth: 560,
  padding: "8px 8px 8px 16px",
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.text,
  color: theme.colors.background,
  boxShadow: theme.shadows[6],
  "& button": { color: "inherit" },
}));

function SnackBar({ snack }: { snack: Snack }) {
  const [held, setHeld] = useState(false);
  const { id, text, severity, action } = snack;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissSnackbar(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, held]);

  return (
    <Bar
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <SeverityIcon severity={severity} />
      <span>{text}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onClick();
            dismissSnackbar(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={texts.common.close} onClick={() => dismissSnackbar(id)}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  );
}

/** Shows the snackbars one at a time. Stands once in the page, so that screen readers know its live region. */
export function SnackbarHost() {
  const [first] = useStored(snackbarQueue);
  return (
    <Place role="status" aria-live={first?.severity === "error" ? "assertive" : "polite"} data-screen-only>
      {first && <SnackBar key={first.id} snack={first} />}
    </Place>
  );
}
