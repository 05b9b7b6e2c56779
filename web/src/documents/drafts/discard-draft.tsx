import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useState } from "react";

const words = texts.newDocument.drafts;

const ConfirmDialog = lazy(async () => {
  const module = await import("../../components/dialogs/confirm-dialog.tsx");
  return { default: module.ConfirmDialog };
});

/** Throws a draft away, after asking. */
export function DiscardDraft({ label, onDiscard }: { label?: string; onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button startIcon={<DeleteOutlined />} aria-label={label} onClick={() => setAsking(true)}>
        {words.discard}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
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
        </Suspense>
      )}
    </>
  );
}
