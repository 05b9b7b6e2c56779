import Button from "@mui/material/Button";
import { fieldNames } from "@runko/domain/documents/document-fields";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import { fieldDifferences } from "../edit/differences.ts";
import type { EditDraft } from "../edit/edit-draft.ts";
import { repairedForm } from "../fields/document-form.ts";
import type { Naming } from "../fields/field-items.ts";
import { toFields } from "../fields/form-values.ts";
import { changeText } from "../fields/log-changes.ts";

const words = texts.documentPage;

type UnsavedNoticeProps = {
  draft: EditDraft;
  naming: Naming;
  /** Undefined when the changes can no longer be saved. */
  onRestore: (() => void) | undefined;
  onDiscard: () => void;
};

/** Unsaved changes that this browser has kept, and what to do with them. */
export function UnsavedNotice({ draft, naming, onRestore, onDiscard }: UnsavedNoticeProps) {
  const { base, savedAt } = draft;
  const typed = { ...base, document: toFields(repairedForm(draft.form).document, fieldNames) };
  return (
    <Notice
      severity="warning"
      title={words.edit.restoreTitle}
      action={
        <>
          {onRestore && (
            <Button size="small" variant="contained" onClick={onRestore}>
              {words.edit.restore}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={onDiscard}>
            {words.edit.discard}
          </Button>
        </>
      }
    >
      {words.edit.restoreText(texts.formats.instant(savedAt))}
      {!onRestore && (
        <>
          <div>{words.stale.nowImpossible}</div>
          <ul>
            {fieldDifferences(base, typed).map((change) => (
              <li key={change.field}>{changeText(change, base.documentType, naming)}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
