import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { messageTypes } from "@runko/domain/enumerations/message-types";
import { deliveries } from "@runko/domain/notifications/deliveries";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { SelectInput } from "../components/forms/select-input.tsx";
import { useFormSubmit } from "../components/submit/use-form-submit.ts";
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
  const form = useForm<Choices>({ defaultValues: choices });
  const { submit, busy, general } = useFormSubmit(form, {
    perform: (values) => saveChoices(client, values),
    done: () => words.saved,
    onDone: onClose,
    problemOf: () => words.saveFailed,
  });
  return (
    <AppDialog
      open
      title={words.choices}
      onClose={onClose}
      onSubmit={() => void submit()}
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
            control={form.control}
            name={type}
            label={texts.enumerations.messageType[type]}
            options={options}
            emptyLabel={null}
          />
        ))}
      </Grid>
      <span>{words.digestHelp}</span>
      <ProblemNotice problem={general} />
    </AppDialog>
  );
}
