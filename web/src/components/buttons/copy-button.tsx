import Check from "@mui/icons-material/Check";
import ContentCopy from "@mui/icons-material/ContentCopy";
import IconButton from "@mui/material/IconButton";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useState } from "react";
import { showSnackbar } from "../feedback/snackbar.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

const shownFor = 1_500;

/** Copies the text; a tick tells that it was done. `label` says what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showSnackbar(texts.common.copyFailed, { severity: "warning" });
    }
  };

  return (
    <>
      <IconButton size="small" aria-label={label} onClick={copy} sx={{ minWidth: 24, minHeight: 24 }} data-screen-only>
        {copied ? <Check fontSize="inherit" color="success" /> : <ContentCopy fontSize="inherit" />}
      </IconButton>
      <VisuallyHidden role="status">{copied ? texts.common.copied : ""}</VisuallyHidden>
    </>
  );
}
