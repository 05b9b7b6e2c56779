import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemText } from "../api/api-problem.ts";
import { queryKeys } from "../api/query-keys.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";
import { OptionSearch } from "../components/forms/option-search.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { selectableOrganizations } from "../session/choose-organization.ts";
import { useSession } from "../session/session-context.ts";
import { switchOrganization } from "../session/switch-organization.ts";

const fieldId = "switch-organization";

/** Selects another organization: sorted by name, searchable, and the button works once one is chosen (§2). */
export default function OrganizationDialog({ onClose }: { onClose: () => void }) {
  const { user, organizationId } = useSession();
  const [chosen, setChosen] = useState(organizationId);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.organizations, user.id],
    queryFn: () => selectableOrganizations(user),
  });
  const words = texts.shell;
  const label = { label: words.switchField, required: true };
  const valid = chosen !== "" && chosen !== organizationId;

  const { run, busy, failure } = useAction({ perform: () => switchOrganization(chosen), onDone: onClose });

  return (
    <AppDialog
      open
      title={words.switchTitle}
      onClose={onClose}
      onSubmit={() => valid && void run()}
      width={600}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.close}</Button>
          <ActionButton type="submit" variant="contained" disabled={!valid} busy={busy}>
            {words.switchButton}
          </ActionButton>
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FieldFrame id={fieldId} {...label}>
          <OptionSearch
            options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={setChosen}
            control={controlProps(fieldId, label)}
            required
            loading={data === undefined}
            noOptionsText={words.noOrganizations}
          />
        </FieldFrame>
      )}
      <ProblemNotice problem={failure ? problemText(failure) : undefined} />
    </AppDialog>
  );
}
