import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { interfaceTypes } from "@runko/domain/enumerations/interface-types";
import { texts } from "@runko/domain/texts/texts";
import type { Address } from "@runko/domain/values/address";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { queryKeys } from "../../api/query-keys.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { Notice, ProblemNotice } from "../../components/feedback/notice.tsx";
import { DateInput } from "../../components/forms/date-input.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { PhoneInput } from "../../components/forms/phone-input.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import { useSession } from "../../session/session-context.ts";
import { randomId } from "../../storage/random-id.ts";
import { AskedFields } from "./asked-fields.tsx";
import { askIssues, requestsOf, technicalOf, type AskForm, type AvailabilityRow } from "./asked-rows.ts";
import { sendRequests, type SentRequest } from "./send-requests.ts";

const words = texts.availability;

const labels = texts.documents.fields;

type AskAllProps = { rows: readonly AvailabilityRow[]; address: Address; onClose: () => void };

/** Asks every supplier of what is not known at the address, by as few requests as they take. Source: beyond D2 */
export function AskAll({ rows, address, onClose }: AskAllProps) {
  const { organizationId, user } = useSession();
  const scope = { organizationId, role: "SUBSCRIBER" } as const;
  const [asked] = useState(() => requestsOf(rows).map((request) => ({ request, key: randomId() })));
  const [today] = useState(() => todayInHelsinki(new Date()));
  const [failed, setFailed] = useState<readonly SentRequest[]>([]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const left = asked.filter(({ key }) => !done.has(key));
  const nameOf = (supplierId: string) => rows.find(({ supplier }) => supplier.id === supplierId)?.supplier.name ?? "";
  const technical = technicalOf(rows);
  const form = useForm<AskForm>({
    defaultValues: {
      requestedDate: "",
      contactName: `${user.firstName} ${user.lastName}`.trim(),
      contactPhone: user.phoneNumber[0] ?? "",
      subscriberInfo: "",
      capacity: "",
      interface: "",
    },
    resolver: resolverOf((values) =>
      askIssues(
        left.map(({ request }) => request),
        values,
        address,
        new Date(),
      ),
    ),
  });
  const { submit, busy, general } = useFormSubmit(form, {
    perform: async (values) => {
      const results = await sendRequests(scope, left, { form: values, address });
      const refused = results.filter(({ failure }) => failure !== undefined);
      const sent = results.filter(({ failure }) => failure === undefined);
      setDone(new Set([...done, ...sent.map(({ key }) => key)]));
      setFailed(refused);
      return { sent: sent.length, refused: refused.length };
    },
    done: ({ sent }) => (sent > 0 ? words.asked(sent) : undefined),
    onDone: ({ refused }) => {
      if (refused === 0) onClose();
    },
    stale: [queryKeys.documentLists(organizationId, "SUBSCRIBER"), queryKeys.counts(organizationId, "SUBSCRIBER")],
  });
  const { control } = form;
  return (
    <AppDialog
      open
      title={words.askAll(left.length)}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{failed.length > 0 ? texts.common.close : texts.common.abort}</Button>
          <ActionButton type="submit" variant="contained" busy={busy}>
            {words.askNow}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.askAllHelp}</DialogContentText>
      <AskedFields>
        <DateInput control={control} name="requestedDate" label={labels.requestedDate} earliest={today} required />
        {technical.includes("capacity") && (
          <TextInput control={control} name="capacity" label={labels.capacity} required />
        )}
        {technical.includes("interface") && (
          <SelectInput
            control={control}
            name="interface"
            label={labels.interface}
            options={interfaceTypes.map((type) => ({ value: type, label: type }))}
            required
          />
        )}
        <TextInput control={control} name="contactName" label={labels.contactName} required />
        <PhoneInput control={control} name="contactPhone" label={labels.contactPhone} required />
        <div style={{ gridColumn: "1 / -1" }}>
          <TextInput control={control} name="subscriberInfo" label={labels.subscriberInfo} rows={3} />
        </div>
      </AskedFields>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {left.map(({ request, key }) => (
          <li key={key}>
            {nameOf(request.supplierId)}:{" "}
            {request.products
              .map(({ productId }) => rows.find(({ product }) => product.id === productId)?.product.name ?? "")
              .join(", ")}
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <Notice severity="error" live title={words.notAsked(failed.length)}>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {failed.map(({ key, request, failure }) => (
              <li key={key}>
                {nameOf(request.supplierId)}: {failure}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ProblemNotice problem={general.length > 0 ? general.join(" ") : undefined} />
    </AppDialog>
  );
}
