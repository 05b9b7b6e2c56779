import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { savedSearchLimits } from "@runko/domain/search/saved-search";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { applyProblem } from "../../components/forms/form-errors.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import type { SavedSearchFields } from "./saved-search-calls.ts";

const words = texts.searchPage;

type SaveSearchDialogProps = {
  title: string;
  initial: SavedSearchFields;
  /** Whether name and sharing are the user's to change; the own drawer always is. */
  mayChange: boolean;
  onSave: (fields: SavedSearchFields) => Promise<unknown>;
  onClose: () => void;
};

const nameIssue = (name: string) => {
  if (name.trim() === "") return issueMessage({ code: "REQUIRED" });
  const max = savedSearchLimits.nameLength;
  return name.trim().length > max ? issueMessage({ code: "TOO_LONG", params: { max } }) : undefined;
};

/** Name, sharing and place of a saved search. Mounted when it opens, so that it starts as the search is. */
export function SaveSearchDialog({ title, initial, mayChange, onSave, onClose }: SaveSearchDialogProps) {
  const { control, handleSubmit, setError } = useForm<SavedSearchFields>({ defaultValues: initial });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = handleSubmit(async (fields) => {
    const wrong = nameIssue(fields.name);
    if (wrong !== undefined) return setError("name", { type: "custom", message: wrong }, { shouldFocus: true });
    setBusy(true);
    setFailure(undefined);
    try {
      await onSave({ ...fields, name: fields.name.trim() });
      onClose();
    } catch (error) {
      const general =
        error instanceof ApiProblem && error.errors.length > 0
          ? applyProblem(error, setError, (path) => (path === "name" ? path : undefined))
          : [problemText(error)];
      setFailure(general.length > 0 ? general.join(" ") : undefined);
    } finally {
      setBusy(false);
    }
  });

  return (
    <AppDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => void submit()}
      width={450}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton type="submit" variant="contained" busy={busy}>
            {words.saveButton}
          </ActionButton>
        </>
      }
    >
      <Typography color="textSecondary">{words.saveHelp}</Typography>
      <TextInput control={control} name="name" label={words.name} required disabled={!mayChange} />
      <div>
        <CheckboxInput control={control} name="shared" label={words.share} disabled={!mayChange} />
        <CheckboxInput control={control} name="pinned" label={words.pin} />
      </div>
      {failure !== undefined && (
        <Notice severity="error" live>
          {failure}
        </Notice>
      )}
    </AppDialog>
  );
}
