import Button from "@mui/material/Button";
import {
  oldTokenEndNames,
  tokenDays,
  usualTokenDays,
  type NewToken,
  type OldTokenEnd,
} from "@runko/domain/api-clients/api-tokens";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { AppDialog } from "../../../components/dialogs/app-dialog.tsx";
import { ProblemNotice } from "../../../components/feedback/notice.tsx";
import { RadioInput } from "../../../components/forms/radio-input.tsx";
import { SelectInput } from "../../../components/forms/select-input.tsx";
import { useFormSubmit } from "../../../components/submit/use-form-submit.ts";
import { apiClientsQuery, makeApiToken, type ApiClient, type MadeToken } from "./api-queries.ts";
import { SecretOnceDialog } from "./secret-once-dialog.tsx";
import { stateOf } from "./token-list.tsx";

const words = texts.apiClients;

type Values = { days: string; oldToken: OldTokenEnd };

const newTokenOf = ({ days, oldToken }: Values): NewToken => ({
  days: tokenDays.find((one) => String(one) === days) ?? usualTokenDays,
  oldToken,
});

const daysOptions = tokenDays.map((days) => ({ value: String(days), label: words.daysOf(days) }));
const endOptions = oldTokenEndNames.map((end) => ({ value: end, label: words.ends[end] }));

type DialogProps = { organizationId: string; client: ApiClient; onClose: () => void };

/** Asks how long a new token is to hold and when the one before ends, makes it and shows it once. */
export function NewTokenDialog({ organizationId, client, onClose }: DialogProps) {
  const [made, setMade] = useState<MadeToken>();
  const form = useForm<Values>({ defaultValues: { days: String(usualTokenDays), oldToken: "day" } });
  const { submit, busy, general } = useFormSubmit<Values, MadeToken>(form, {
    perform: (values) => makeApiToken(organizationId, client, newTokenOf(values)),
    onDone: setMade,
    stale: [apiClientsQuery(organizationId).queryKey],
    once: true,
  });
  if (made)
    return (
      <SecretOnceDialog
        title={words.made}
        warning={words.onceOnly}
        secret={made.token}
        copyLabel={words.copy}
        onClose={onClose}
      />
    );
  const hasLive = client.tokens.some((token) => stateOf(token) === "live");
  return (
    <AppDialog
      open
      title={words.newTokenWhich(client.name)}
      onClose={onClose}
      onSubmit={() => void submit()}
      width={450}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton type="submit" variant="contained" busy={busy}>
            {words.make}
          </ActionButton>
        </>
      }
    >
      <SelectInput control={form.control} name="days" label={words.days} options={daysOptions} emptyLabel={null} />
      {hasLive && (
        <RadioInput
          control={form.control}
          name="oldToken"
          label={words.oldEnds}
          help={words.oldEndsHelp}
          options={endOptions}
        />
      )}
      <ProblemNotice problem={general} />
    </AppDialog>
  );
}
