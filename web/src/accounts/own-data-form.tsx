import Button from "@mui/material/Button";
import { changedOwnData, changesUserName, checkOwnData, type OwnData } from "@runko/domain/accounts/own-data";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch, type Control } from "react-hook-form";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import type { User } from "../api/entities.ts";
import { queryKeys } from "../api/query-keys.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { resolverOf } from "../components/forms/errors-of-issues.ts";
import { PhoneInput } from "../components/forms/phone-input.tsx";
import { TextInput } from "../components/forms/text-input.tsx";
import { useFormSubmit } from "../components/submit/use-form-submit.ts";
import { logError } from "../log.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { OwnSecondFactor } from "./own-second-factor.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { keepUnsaved, takeUnsaved } from "./unsaved-own-data.ts";

export type OwnDataValues = OwnData & { currentPassword: string };

const words = texts.ownData;

const ownDataOf = ({ firstName, lastName, emailAddress, phoneNumber }: User): OwnData => ({
  firstName,
  lastName,
  emailAddress,
  phoneNumber: phoneNumber[0] ?? "",
});

/** The body of PATCH users/me: the changed fields alone, the password only with a new e-mail (D-24e). */
function patchOf(before: OwnData, { currentPassword, ...after }: OwnDataValues) {
  const { phoneNumber, ...rest } = changedOwnData(before, after);
  return {
    ...rest,
    ...(phoneNumber === undefined ? {} : { phoneNumber: [phoneNumber] }),
    ...(changesUserName(before, after) ? { currentPassword } : {}),
  };
}

const formField = (path: string): keyof OwnDataValues | undefined => {
  const [first = ""] = path.split(".");
  return (["firstName", "lastName", "emailAddress", "phoneNumber", "currentPassword"] as const).find(
    (name) => name === first,
  );
};

const labelsOf = (issues: readonly Issue[]): string[] => {
  const names = new Set(issues.flatMap(({ path }) => formField(path) ?? []));
  return [...names].map((name) => words[name]);
};

function OwnFields({ control, asksPassword }: { control: Control<OwnDataValues>; asksPassword: boolean }) {
  return (
    <>
      <TextInput control={control} name="firstName" label={words.firstName} autoComplete="given-name" required />
      <TextInput control={control} name="lastName" label={words.lastName} autoComplete="family-name" required />
      <TextInput
        control={control}
        name="emailAddress"
        type="email"
        label={words.emailAddress}
        help={words.emailHelp}
        autoComplete="email"
        tidy={(text) => text.trim()}
        required
      />
      <PhoneInput control={control} name="phoneNumber" label={words.phoneNumber} autoComplete="tel" required />
      {asksPassword && (
        <TextInput
          control={control}
          name="currentPassword"
          type="password"
          label={words.currentPassword}
          help={words.currentPasswordHelp}
          autoComplete="current-password"
          required
        />
      )}
    </>
  );
}

/** First name, last name, e-mail, phone; saving works once the form is valid and something has changed (§2). */
export function OwnDataForm({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const before = ownDataOf(user);
  const form = useForm<OwnDataValues>({
    mode: "onSubmit",
    defaultValues: { ...before, ...takeUnsaved(user.id), currentPassword: "" },
    resolver: resolverOf(({ currentPassword, ...after }) => checkOwnData(before, after, currentPassword)),
  });
  const { control, getValues } = form;
  const { currentPassword, ...after } = { ...getValues(), ...useWatch({ control }) };
  const issues = checkOwnData(before, after, currentPassword);
  const changed = Object.keys(changedOwnData(before, after)).length > 0;

  const unfit = issues.length > 0 ? words.correctFirst(labelsOf(issues)) : undefined;
  const refusal = changed ? unfit : texts.control.nothingToSave;

  const { submit: save, busy } = useFormSubmit(form, {
    perform: (values) => answer(api.PATCH("/users/me", { body: patchOf(before, values) })),
    done: () => words.saved,
    onDone: (saved) => {
      client.setQueryData(queryKeys.me, saved);
      onClose();
    },
    fieldOf: formField,
    onFailed: (error, general) => {
      if (general.length === 0) return;
      logError("Own data could not be saved.", error);
      keepUnsaved(user.id, getValues());
      showSnackbar(words.saveFailed, { severity: "error" });
      onClose();
    },
    onInvalid: () => showSnackbar(words.invalid, { severity: "warning" }),
  });

  return (
    <AppDialog
      open
      title={words.title}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.close}</Button>
          <ActionButton
            type="submit"
            variant="contained"
            disabledReason={refusal}
            onRefused={() => changed && void save()}
            busy={busy}
          >
            {texts.common.saveChanges}
          </ActionButton>
        </>
      }
    >
      <OwnFields control={control} asksPassword={changesUserName(before, after)} />
      <LanguageChoice user={user} waits={changed} />
      <OwnSecondFactor />
      <OwnSessions />
    </AppDialog>
  );
}
