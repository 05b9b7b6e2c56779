import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useWatch } from "react-hook-form";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { StickyActionBar } from "../../components/layout/sticky-action-bar.tsx";
import type { DocumentForm } from "../fields/document-form.ts";
import { missingLabels, missingText } from "./missing-fields.ts";
import { showStaleNotice } from "./stale-notice.tsx";
import type { Editor } from "./use-editor.ts";

const words = texts.documentPage.edit;

function statusText({ rules, changed, keptAt }: Editor, values: DocumentForm): string {
  const missing = missingText(missingLabels(values, rules));
  if (missing) return missing;
  if (!changed) return rules.action === "confirm" || rules.action === "signReady" ? words.ready : words.unchanged;
  return keptAt ? words.kept(texts.formats.time(keptAt)) : words.unsaved;
}

type EditBarProps = { editor: Editor; canSaveHalfDone: boolean; onClose: () => void };

/** Save, Close and what is missing, always in sight while a document is edited. */
export function EditBar({ editor, canSaveHalfDone, onClose }: EditBarProps) {
  const { form, rules, changed, performing, stale, lock } = editor;
  const values = useWatch({ control: form.control }) as DocumentForm;
  const { action, base } = rules;
  const binds = action === "confirm" || action === "signReady";
  const blocked = stale
    ? texts.documentPage.stale.title
    : lock.state.kind === "refused"
      ? texts.documentPage.lock.takeFailed
      : undefined;
  const unchanged = changed ? undefined : words.nothingToSave;
  return (
    <StickyActionBar
      message={<span role="status">{stale ? texts.documentPage.stale.title : statusText(editor, values)}</span>}
    >
      {stale && <Button onClick={showStaleNotice}>{texts.documentPage.stale.show}</Button>}
      <Button variant="outlined" onClick={onClose}>
        {words.close}
      </Button>
      {binds && canSaveHalfDone && (
        <ActionButton
          variant="outlined"
          disabledReason={blocked ?? unchanged}
          busy={performing}
          onClick={() => editor.send("editAnswer")}
        >
          {words.saveDraft}
        </ActionButton>
      )}
      <ActionButton
        type="submit"
        variant="contained"
        busy={performing}
        disabledReason={blocked ?? (binds ? undefined : unchanged)}
      >
        {binds ? texts.documents.actions[action](base.documentType) : texts.common.saveChanges}
      </ActionButton>
    </StickyActionBar>
  );
}
