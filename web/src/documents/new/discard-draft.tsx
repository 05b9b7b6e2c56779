import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";

const words = texts.newDocument.drafts;

/** Throws a draft away, after asking. */
export function DiscardDraft({ label, onDiscard }: { label?: string; onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button startIcon={<DeleteOutlined />} aria-label={label} onClick={() => setAsking(true)}>
        {words.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.discardTitle}
        text={words.discardText}
        confirmLabel={words.discard}
        danger
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
