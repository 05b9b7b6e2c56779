import { styled } from "@mui/material/styles";
import { checkTimes } from "@runko/domain/supplier-notices/check-supplier-notice";
import { noticeLimits } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { checkText } from "@runko/domain/values/check-text";
import { useForm } from "react-hook-form";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { DateTimeInput } from "../../components/forms/date-time-input.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import type { Scope } from "../api/entities.ts";
import { noticesKey, updateNotice, type NoticeUpdateBody, type SupplierNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;

const Fields = styled("div")({ display: "grid", gap: 16 });

type UpdateForm = { beginsAt: string; endsAt: string; text: string };
type UpdateAction = NoticeUpdateBody["action"];

const fieldNames = ["beginsAt", "endsAt", "text"] as const;

type UpdateDialogProps = { scope: Scope; notice: SupplierNotice; action: UpdateAction; onClose: () => void };

/** Tells the subscribers of new times, or that the notice is cancelled or the work is done. */
export function UpdateDialog({ scope, notice, action, onClose }: UpdateDialogProps) {
  const isUpdate = action === "update";
  const form = useForm<UpdateForm>({
    defaultValues: { beginsAt: notice.beginsAt, endsAt: notice.endsAt ?? "", text: "" },
    resolver: resolverOf(({ beginsAt, endsAt, text }) => [
      ...(isUpdate ? checkTimes(notice.kind, { beginsAt, endsAt: endsAt || null }, new Date().toISOString()) : []),
      ...checkText("text", text, action === "cancel", noticeLimits.text),
    ]),
  });
  const { submit, busy, general } = useFormSubmit(form, {
    perform: ({ beginsAt, endsAt, text }: UpdateForm) =>
      updateNotice(scope, notice.id, {
        version: notice.version,
        action,
        text,
        ...(isUpdate && { beginsAt, endsAt: endsAt || null }),
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
      title={words[action]}
      confirmLabel={words.tell}
      onConfirm={() => void submit()}
      onClose={onClose}
      busy={busy}
      error={general.length > 0 ? general : undefined}
      danger={action === "cancel"}
    >
      <Fields>
        {isUpdate && (
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
