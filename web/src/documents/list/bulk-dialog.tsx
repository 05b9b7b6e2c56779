import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { texts } from "@runko/domain/texts/texts";
import { isCalendarDate } from "@runko/domain/values/calendar-date";
import { formatEventId } from "@runko/domain/values/event-number";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { DateInput } from "../../components/forms/date-input.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import type { DocumentRow } from "../api/entities.ts";
import { bulkLabel, endsRows, type AskedBulkAction } from "./bulk-actions.ts";
import { bulkForm, bulkIssues, givenBulk, isDated, rowName, type BulkForm, type GivenBulk } from "./bulk-form.ts";
import { BulkInputs } from "./bulk-inputs.tsx";
import { BulkRows } from "./bulk-rows.tsx";

const words = texts.bulk;

export type BulkDialogProps = {
  action: AskedBulkAction;
  /** Those that take it, of which what is done leaves. */
  rows: readonly DocumentRow[];
  /** Why each of the other selected does not. */
  leftOut: readonly string[];
  /** What became of the last try, by row. */
  failures: ReadonlyMap<number, string>;
  progress: { ready: number; all: number } | undefined;
  onSend: (given: GivenBulk) => void;
  onClose: () => void;
};

function LeftOut({ leftOut }: Pick<BulkDialogProps, "leftOut">) {
  if (leftOut.length === 0) return null;
  const reasons = [...new Set(leftOut)];
  return (
    <Notice severity="info" title={words.dialog.leftOut(leftOut.length)}>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {reasons.map((why) => (
          <li key={why}>{words.dialog.leftOutWhy(leftOut.filter((same) => same === why).length, why)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Failures({ failures, listed }: Pick<BulkDialogProps, "failures"> & { listed: boolean }) {
  if (failures.size === 0) return null;
  return (
    <Notice severity="error" live title={words.failed(failures.size)}>
      {words.dialog.again}
      {listed && (
        <ul aria-label={words.results} style={{ margin: "4px 0 0", paddingInlineStart: 18 }}>
          {[...failures].map(([id, why]) => (
            <li key={id}>
              {formatEventId(id)}: {why}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Asks what an action takes of several documents at once; what is typed stays until all of them are done. */
export default function BulkDialog(props: BulkDialogProps) {
  const { action, rows, leftOut, failures, progress, onSend, onClose } = props;
  const [defaultValues] = useState(() => bulkForm(action, rows, new Date()));
  const { control, handleSubmit, setValue, subscribe } = useForm<BulkForm>({
    defaultValues,
    resolver: resolverOf((form) => bulkIssues(action, form, rows, new Date())),
  });
  useEffect(
    () =>
      subscribe({
        name: "day",
        formState: { values: true },
        callback: ({ values: { day } }) => {
          if (isCalendarDate(day)) for (const { id } of rows) setValue(`rows.${rowName(id)}.day`, day);
        },
      }),
    [subscribe, setValue, rows],
  );
  const [first] = rows;
  const label = first ? bulkLabel(action, first.documentType) : "";
  return (
    <AppDialog
      open
      title={words.dialog.title(label, rows.length)}
      onClose={onClose}
      onSubmit={() => void handleSubmit((form) => onSend(givenBulk(action, form, rows)))()}
      actions={
        <>
          <span role="status" style={{ marginInlineEnd: "auto" }}>
            {progress && words.busy(progress.ready, progress.all)}
          </span>
          <Button onClick={onClose}>{failures.size > 0 ? texts.common.close : texts.common.abort}</Button>
          <ActionButton
            type="submit"
            variant="contained"
            color={endsRows(action, rows) ? "error" : "primary"}
            busy={progress !== undefined}
          >
            {label}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.dialog.texts[action]}</DialogContentText>
      <LeftOut leftOut={leftOut} />
      {isDated(action) ? (
        <>
          {rows.length > 1 && (
            <DateInput
              control={control}
              name="day"
              label={words.dialog.dayOfAll[action]}
              help={words.dialog.dayOfAllHelp}
              prefer={action === "confirm" ? "future" : "past"}
            />
          )}
          <BulkRows control={control} action={action} rows={rows} failures={failures} />
        </>
      ) : (
        <BulkInputs control={control} action={action} />
      )}
      <Failures failures={failures} listed={!isDated(action)} />
    </AppDialog>
  );
}
