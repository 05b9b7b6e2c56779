import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { messageTypes } from "@runko/domain/enumerations/message-types";
import { deliveries } from "@runko/domain/notifications/deliveries";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { SelectInput } from "../components/forms/select-input.tsx";
import { choicesQuery, saveChoices, type Choices } from "./notification-queries.ts";

const words = texts.notificationPanel;
const options = deliveries.map((value) => ({ value, label: texts.notices.deliveries[value] }));

const Grid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const closeButton = (onClose: () => void) => <Button onClick={onClose}>{texts.common.close}</Button>;

/** How the user is mailed of each type of message. */
export default function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({ ...choicesQuery, refetchOnMount: "always" });
  if (data && !isFetching) return <ChoicesForm choices={data} onClose={onClose} />;
  return (
    <AppDialog open title={words.choices} onClose={onClose} actions={closeButton(onClose)}>
      {error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />}
    </AppDialog>
  );
}

function ChoicesForm({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { control, handleSubmit } = useForm<Choices>({ defaultValues: choices });
  const save = handleSubmit(async (values) => {
    setBusy(true);
    setFailed(false);
    try {
      await saveChoices(client, values);
      showSnackbar(words.saved, { severity: "success" });
      onClose();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  });
  return (
    <AppDialog
      open
      title={words.choices}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          {closeButton(onClose)}
          <ActionButton type="submit" variant="contained" busy={busy}>
            {words.save}
          </ActionButton>
        </>
      }
    >
      <span>{words.choicesHelp}</span>
      <Grid>
        {messageTypes.map((type) => (
          <SelectInput
            key={type}
            control={control}
            name={type}
            label={texts.enumerations.messageType[type]}
            options={options}
            emptyLabel={null}
          />
        ))}
      </Grid>
      <span>{words.digestHelp}</span>
      {failed && (
        <Notice severity="error" live>
          {words.saveFailed}
        </Notice>
      )}
    </AppDialog>
  );
}
