import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { forwardingLoop } from "@runko/domain/documents/forwarding-loop";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { NarrowedChoices } from "../../components/forms/narrowed-choices.tsx";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { groupSuppliersQuery } from "../api/catalogue-queries.ts";
import type { WholeDocument } from "../api/entities.ts";

const words = texts.forwarding;
const back = "back";

type ForwardDialogProps = {
  organizationId: string;
  document: Pick<WholeDocument, "documentType" | "productGroup" | "subscriberId" | "originalEvent">;
  /** Why it cannot be forwarded to anyone now, in Finnish; undefined when it can. */
  refusal: string | undefined;
  /** Opens the form of the forward, addressed to this supplier. */
  onForward: (supplierId: string) => void;
  /** Brings the answer back to the original; undefined while there is none to bring. */
  onBack: (() => void) | undefined;
  onClose: () => void;
};

/** To whom a document is forwarded: one of the own suppliers, or back to the original (D-9c). */
export default function ForwardDialog(props: ForwardDialogProps) {
  const { organizationId, document, refusal: refused, onForward, onBack, onClose } = props;
  const { documentType, productGroup } = document;
  const { data, error, refetch } = useQuery(groupSuppliersQuery(organizationId, documentType, productGroup?.id ?? ""));
  const { control, getValues, handleSubmit, setError, watch } = useForm({ defaultValues: { to: "" } });
  const chosen = watch("to");
  const loop = forwardingLoop(document, organizationId, chosen);
  const suppliers = (data ?? []).map(({ id, name, refusal, refusalText }) => ({
    value: id,
    label: refusalText === null ? name : `${name} (${refusalText})`,
    disabled: refusal !== null || refused !== undefined,
  }));
  const options = [
    ...suppliers,
    ...(onBack ? [{ value: back, label: `${words.backToOriginal}: ${words.backHelp}` }] : []),
  ];
  const canChoose = onBack !== undefined || suppliers.some(({ disabled }) => !disabled);
  const submit = handleSubmit(({ to }) => {
    if (to === "") setError("to", { type: "custom", message: words.chooseOne }, { shouldFocus: true });
    else if (to === back) onBack?.();
    else onForward(to);
  });
  return (
    <AppDialog
      open
      title={words.title}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton
            type="submit"
            variant="contained"
            disabledReason={data && !canChoose ? words.noSuppliers : undefined}
          >
            {words.next}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.help}</DialogContentText>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBlock lines={3} />}
      {refused && <DialogContentText>{refused}.</DialogContentText>}
      {data && options.length === 0 && <DialogContentText>{words.noSuppliers}</DialogContentText>}
      {data && options.length > 0 && (
        <NarrowedChoices
          choices={options}
          textOf={({ label }) => label}
          isChosen={({ value }) => value === back || value === getValues("to")}
          label={words.search}
        >
          {(shown) => <RadioInput control={control} name="to" label={words.choice} options={shown} required />}
        </NarrowedChoices>
      )}
      {loop && chosen !== back && (
        <Notice severity="warning" live>
          {loop.kind === "returned" ? words.loop.returned(formatEventId(loop.originalId)) : words.loop.toSubscriber}
        </Notice>
      )}
    </AppDialog>
  );
}
