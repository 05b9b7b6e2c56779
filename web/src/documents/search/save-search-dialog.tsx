import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { savedSearchLimits } from "@runko/domain/search/saved-search";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { useForm } from "react-hook-form";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ProblemNotice } from "../../components/feedback/notice.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import type { SavedSearchFields } from "./saved-search-calls.ts";

const words = texts.searchPage;

type SaveSearchDialogProps = {
  title: string;
  /** What is kept. */
  help?: string;
  initial: SavedSearchFields;
  /** Whether name and sharing are the user's to change; the own drawer always is. */
  mayChange: boolean;
  onSave: (fields: SavedSearchFields) => Promise<unknown>;
  onClose: () => void;
};

function check({ name }: SavedSearchFields): Issue[] {
  if (name.trim() === "") return [{ path: "name", code: "REQUIRED" }];
  const max = savedSearchLimits.nameLength;
  return name.trim().length > max ? [{ path: "name", code: "TOO_LONG", params: { max } }] : [];
}

/** Name, sharing and place of a saved search. Mounted when it opens, so that it starts as the search is. */
export function SaveSearchDialog({
  title,
  help = words.saveHelp,
  initial,
  mayChange,
  onSave,
  onClose,
}: SaveSearchDialogProps) {
  const form = useForm<SavedSearchFields>({ defaultValues: initial, resolver: resolverOf(check) });
  const { control } = form;
  const { submit, busy, general } = useFormSubmit(form, {
    perform: (fields) => onSave({ ...fields, name: fields.name.trim() }),
    onDone: onClose,
    fieldOf: (path) => (path === "name" ? path : undefined),
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
      <Typography color="textSecondary">{help}</Typography>
      <TextInput control={control} name="name" label={words.name} required disabled={!mayChange} />
      <div>
        <CheckboxInput control={control} name="shared" label={words.share} disabled={!mayChange} />
        <CheckboxInput control={control} name="pinned" label={words.pin} />
      </div>
      <ProblemNotice problem={general} />
    </AppDialog>
  );
}
