import Checkbox from "@mui/material/Checkbox";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { fieldNames } from "@runko/domain/documents/document-fields";
import { checkInput } from "@runko/domain/documents/check-input";
import { rowOfRole } from "@runko/domain/documents/row-of-role";
import { checkTransfer, movesOriginal, transferredFields } from "@runko/domain/documents/transferred-fields";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { issueMessage } from "@runko/domain/values/issue-message";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { problemText } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { MoveReason } from "../fields/document-form.ts";
import { usePerform } from "../api/use-perform.ts";
import { fieldItems } from "../fields/field-items.ts";
import { MoveAlong } from "./move-along.tsx";
import { useOriginal } from "./use-original.ts";

const words = texts.forwarding;

type TransferDialogProps = {
  scope: Scope;
  /** The forwarded document, whose answer it is. */
  forward: WholeDocument;
  originalId: number;
  onClose: () => void;
};

/** Hands the answer of a forwarded document on to its original; fees where they are chosen (T18). */
export default function TransferDialog({ scope, forward, originalId, onClose }: TransferDialogProps) {
  const client = useQueryClient();
  const [fees, setFees] = useState(false);
  const [along, setAlong] = useState(false);
  const { control, getValues, setError, clearErrors } = useForm<MoveReason>({
    defaultValues: { delayReason: "", text: "" },
  });
  const taker = useOriginal(scope, originalId);
  const confirmed = taker && {
    answerShown: taker.answerShown,
    estimatedDeliveryDate: taker.document.estimatedDeliveryDate,
  };
  const { perform, performing, error } = usePerform(scope, forward);
  const { documentType: type, document: answer, names: naming } = forward;
  const original = `${texts.documents.types[type].one} ${formatEventId(originalId)}`;
  const moves = confirmed !== undefined && movesOriginal(confirmed, answer);
  const date = !moves || along;
  const copied = transferredFields(type, answer, { fees, date });
  const [nothing] = checkTransfer(type, answer, { fees, date });
  const hasFees =
    Object.keys(transferredFields(type, answer, { fees: true, date })).length >
    Object.keys(transferredFields(type, answer, { fees: false, date })).length;
  const items = fieldItems({ names: fieldNames, fields: copied, type, naming, empty: false });
  const transfer = () => {
    clearErrors();
    const move = moves && along ? getValues() : undefined;
    const row = rowOfRole("transferToOriginal", scope.role, type);
    const today = todayInHelsinki(new Date());
    const issues = move ? checkInput(row, { input: move, documentType: type, today }) : [];
    for (const issue of issues)
      setError(
        issue.path === "text" ? "text" : "delayReason",
        { message: issueMessage(texts.issues, issue) },
        { shouldFocus: true },
      );
    if (issues.length > 0) return;
    perform({
      change: { action: "transferToOriginal", fees, ...move },
      version: forward.version,
      onDone: () => {
        const { organizationId, role } = scope;
        void client.invalidateQueries({ queryKey: queryKeys.document(organizationId, role, originalId) });
        showSnackbar(words.transferred(formatEventId(originalId)), { severity: "success" });
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      open
      title={words.transferTitle}
      text={words.transferText(original)}
      confirmLabel={texts.documents.actions.transferToOriginal(type)}
      busy={performing}
      error={error ? problemText(error) : undefined}
      disabledReason={nothing && issueMessage(texts.issues, nothing)}
      onConfirm={transfer}
      onClose={onClose}
    >
      <section aria-label={words.copied}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {words.copied}
        </Typography>
        {nothing ? (
          <DialogContentText>{issueMessage(texts.issues, nothing)}.</DialogContentText>
        ) : (
          <FieldList items={items.map(({ copy: _copy, ...item }) => item)} />
        )}
      </section>
      {moves && (
        <MoveAlong
          control={control}
          from={confirmed.estimatedDeliveryDate ?? null}
          to={answer.estimatedDeliveryDate ?? null}
          along={along}
          onChange={setAlong}
        />
      )}
      {hasFees && (
        <div>
          <FormControlLabel
            label={words.fees}
            control={<Checkbox checked={fees} onChange={(_event, checked) => setFees(checked)} sx={{ p: 1.5 }} />}
          />
          <FormHelperText sx={{ m: 0 }}>{words.feesHelp}</FormHelperText>
        </div>
      )}
    </ConfirmDialog>
  );
}
