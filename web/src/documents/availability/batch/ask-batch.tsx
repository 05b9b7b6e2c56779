import DialogContentText from "@mui/material/DialogContentText";
import Button from "@mui/material/Button";
import { mostAskedAtOnce } from "@runko/domain/imports/asked-row";
import { checkField } from "@runko/domain/documents/check-field";
import { fieldDefinition } from "@runko/domain/documents/document-fields";
import { interfaceTypes } from "@runko/domain/enumerations/interface-types";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { routes } from "../../../addresses/routes.ts";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { AppDialog } from "../../../components/dialogs/app-dialog.tsx";
import { ProblemNotice } from "../../../components/feedback/notice.tsx";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { DateInput } from "../../../components/forms/date-input.tsx";
import { resolverOf } from "../../../components/forms/errors-of-issues.ts";
import { PhoneInput } from "../../../components/forms/phone-input.tsx";
import { SelectInput } from "../../../components/forms/select-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../../components/submit/use-form-submit.ts";
import { useSession } from "../../../session/session-context.ts";
import { importsKey, type ImportPlace } from "../../imports/import-queries.ts";
import { AskedFields } from "../asked-fields.tsx";
import { askBatch, type Batch } from "./batch-queries.ts";

const words = texts.availability.batch;
const labels = texts.documents.fields;

const needed = ["requestedDate", "contactName", "contactPhone"] as const;
const asked = [...needed, "capacity", "interface"] as const;
type AskForm = Record<(typeof asked)[number], string> & { supplierIds: string[] };

/** What of the rows the file itself does not say, judged as the rows will be. */
const issuesOf = (values: AskForm): Issue[] =>
  asked.flatMap((name): Issue[] => {
    if (values[name].trim() !== "") return checkField(name, fieldDefinition(name), values[name].trim(), false);
    return needed.some((one) => one === name) ? [{ path: name, code: "REQUIRED" }] : [];
  });

type AskBatchProps = { place: ImportPlace; suppliers: Batch["suppliers"]; onClose: () => void };

/** Asks the chosen suppliers of what is not known, as a file that is looked at before it is sent. Source: beyond D4 */
export function AskBatch({ place, suppliers, onClose }: AskBatchProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [today] = useState(() => todayInHelsinki(new Date()));
  const open = suppliers.filter(({ requests }) => requests > 0);
  const form = useForm<AskForm>({
    defaultValues: {
      supplierIds: open.map(({ id }) => id),
      requestedDate: "",
      contactName: `${user.firstName} ${user.lastName}`.trim(),
      contactPhone: user.phoneNumber[0] ?? "",
      capacity: "",
      interface: "",
    },
    resolver: resolverOf(issuesOf),
  });
  const { control } = form;
  const chosen = useWatch({ control, name: "supplierIds" });
  const requests = open.reduce((sum, one) => sum + (chosen.includes(one.id) ? one.requests : 0), 0);
  const { submit, busy, general } = useFormSubmit(form, {
    perform: ({ supplierIds, ...defaults }) => askBatch(place, { supplierIds, defaults }),
    onDone: ({ importId }) => navigate(routes.import(importId)),
    fieldOf: (path) => asked.find((name) => path === `defaults.${name}`),
    stale: [importsKey(place.organizationId)],
  });
  const blocked =
    requests === 0 ? words.chooseSupplier : requests > mostAskedAtOnce ? words.tooMany(mostAskedAtOnce) : undefined;
  return (
    <AppDialog
      open
      title={words.askMissing(requests)}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton type="submit" variant="contained" busy={busy} disabledReason={blocked}>
            {words.make}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.askHelp}</DialogContentText>
      <CheckboxGroupInput
        control={control}
        name="supplierIds"
        label={words.suppliers}
        options={open.map(({ id, name, requests: count }) => ({ value: id, label: words.requests(name, count) }))}
      />
      <AskedFields>
        <DateInput control={control} name="requestedDate" label={labels.requestedDate} earliest={today} required />
        <TextInput control={control} name="capacity" label={labels.capacity} />
        <SelectInput
          control={control}
          name="interface"
          label={labels.interface}
          emptyLabel={texts.common.form.emptyChoice}
          options={interfaceTypes.map((type) => ({ value: type, label: type }))}
        />
        <TextInput control={control} name="contactName" label={labels.contactName} required />
        <PhoneInput control={control} name="contactPhone" label={labels.contactPhone} required />
      </AskedFields>
      <ProblemNotice problem={general.length > 0 ? general.join(" ") : undefined} />
    </AppDialog>
  );
}
