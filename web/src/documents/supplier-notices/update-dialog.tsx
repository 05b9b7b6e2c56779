import { styled } from "@mui/material/styles";
import { checkTimes } from "@runko/domain/supplier-notices/check-supplier-notice";
import { checkLastDay } from "@runko/domain/supplier-notices/check-termination";
import { noticeLimits } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { checkText } from "@runko/domain/values/check-text";
import { useForm } from "react-hook-form";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { DateInput } from "../../components/forms/date-input.tsx";
import { DateTimeInput } from "../../components/forms/date-time-input.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import type { Scope } from "../api/entities.ts";
import { noticesKey, updateNotice, type NoticeUpdateBody, type SupplierNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;

const Fields = styled("div")({ display: "grid", gap: 16 });

type UpdateForm = { beginsAt: string; endsAt: string; lastDay: string; text: string };
type UpdateAction = NoticeUpdateBody["action"];

const fieldNames = ["beginsAt", "endsAt", "lastDay", "text"] as const;

/** What is wrong with new times; how far ahead an earlier last day must be is the portal's to say. */
const timesIssues = ({ kind, lastDay: told }: SupplierNotice, { beginsAt, endsAt, lastDay }: UpdateForm) =>
  kind === "termination"
    ? checkLastDay(lastDay, { today: todayInHelsinki(new Date()), noticeDays: 0, boundUntil: null }, told)
    : checkTimes(kind, { beginsAt, endsAt: endsAt || null }, new Date().toISOString());

/** What the press that does it says. */
export const labelOf = ({ kind }: Pick<SupplierNotice, "kind">, action: UpdateAction): string =>
  kind === "termination" && action !== "finish" ? words.ending[action] : words[action];

type UpdateDialogProps = { scope: Scope; notice: SupplierNotice; action: UpdateAction; onClose: () => void };

/** Tells the subscribers of new times, or that the notice is cancelled or the work is done. */
export function UpdateDialog({ scope, notice, action, onClose }: UpdateDialogProps) {
  const isUpdate = action === "update";
  const isEnd = notice.kind === "termination";
  const form = useForm<UpdateForm>({
    defaultValues: { beginsAt: notice.beginsAt, endsAt: notice.endsAt ?? "", lastDay: notice.lastDay ?? "", text: "" },
    resolver: resolverOf((given) => [
      ...(isUpdate ? timesIssues(notice, given) : []),
      ...checkText("text", given.text, action === "cancel", noticeLimits.text),
    ]),
  });
  const { submit, busy, general } = useFormSubmit(form, {
    perform: ({ beginsAt, endsAt, lastDay, text }: UpdateForm) =>
      updateNotice(scope, notice.id, {
        version: notice.version,
        action,
        text,
        ...(isUpdate && (isEnd ? { lastDay } : { beginsAt, endsAt: endsAt || null })),
      }),
    fieldOf: (path) => fieldNames.find((name) => name === path),
    done: () => words.toldAgain,
    onDone: onClose,
    stale: [noticesKey(scope)],
    once: true,
  });
  const { control } = form;
  return (
    <ConfirmDialog
      open
      title={labelOf(notice, action)}
      confirmLabel={words.tell}
      onConfirm={() => void submit()}
      onClose={onClose}
      busy={busy}
      error={general.length > 0 ? general : undefined}
      danger={action === "cancel"}
    >
      <Fields>
        {isUpdate && isEnd && (
          <DateInput
            control={control}
            name="lastDay"
            label={words.ending.lastDay}
            help={words.ending.updateHelp}
            required
          />
        )}
        {isUpdate && !isEnd && (
          <>
            <DateTimeInput control={control} name="beginsAt" label={words.begins} isComing required />
            <DateTimeInput
              control={control}
              name="endsAt"
              label={notice.kind === "outage" ? words.endsEstimated : words.ends}
              isComing
              required={notice.kind !== "outage"}
            />
          </>
        )}
        <TextInput
          control={control}
          name="text"
          label={action === "cancel" ? words.cancelText : words.updateText}
          rows={3}
          required={action === "cancel"}
        />
      </Fields>
    </ConfirmDialog>
  );
}
