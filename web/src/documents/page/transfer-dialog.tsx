import Checkbox from "@mui/material/Checkbox";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { fieldNames } from "@runko/domain/documents/document-fields";
import { checkTransfer, transferredFields } from "@runko/domain/documents/transferred-fields";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { problemText } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { usePerform } from "../api/use-perform.ts";
import { fieldItems } from "../fields/field-items.ts";

const words = texts.forwarding;

type TransferDialogProps = {
  scope: Scope;
  /** The forwarded document, whose answer it is. */
  forward: WholeDocument;
  originalId: number;
  onClose: () => void;
};

/** Hands the answer of a forwarded document on to its original; fees where they are chosen (T18). */
export function TransferDialog({ scope, forward, originalId, onClose }: TransferDialogProps) {
  const client = useQueryClient();
  const [fees, setFees] = useState(false);
  const { perform, performing, error } = usePerform(scope, forward);
  const { documentType: type, document: answer, names: naming } = forward;
  const original = `${texts.documents.types[type].one} ${formatEventId(originalId)}`;
  const copied = transferredFields(type, answer, { fees });
  const [nothing] = checkTransfer(type, answer, { fees });
  const hasFees =
    Object.keys(transferredFields(type, answer, { fees: true })).length >
    Object.keys(transferredFields(type, answer, { fees: false })).length;
  const items = fieldItems({ names: fieldNames, fields: copied, type, naming, empty: false });
  const transfer = () =>
    perform({
      change: { action: "transferToOriginal", fees },
      version: forward.version,
      onDone: () => {
        const { organizationId, role } = scope;
        void client.invalidateQueries({ queryKey: queryKeys.document(organizationId, role, originalId) });
        showSnackbar(words.transferred(formatEventId(originalId)), { severity: "success" });
        onClose();
      },
    });
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
