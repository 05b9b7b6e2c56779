import { stepBefore } from "@runko/domain/documents/step-before";
import { useEffect, useEffectEvent, useState } from "react";
import { useAddress } from "../../addresses/use-address.ts";
import type { WholeDocument } from "../api/entities.ts";
import type { EditAction } from "./check-edit.ts";
import { askedEditing, documentAddress, editingOf } from "./document-url.ts";

type Editable = Pick<WholeDocument, "documentType" | "eventState" | "allowedActions">;

/** Whether this editing can begin now; what needs a step before takes it as it is sent, if the answer is open meanwhile. */
export const mayBegin = (action: EditAction, document: Editable): boolean =>
  document.allowedActions.includes(action) ||
  (document.allowedActions.includes("editAnswer") && stepBefore(action, document) !== undefined);

/** Whether the page reads or edits, by its address. Editing that has begun goes on though it is no longer allowed. */
export function useEditing(document: Editable) {
  const { allowedActions } = document;
  const { url, change } = useAddress(documentAddress);
  const [begun, setBegun] = useState<EditAction>();
  const wanted = askedEditing(url, allowedActions, begun);
  const goesOn = wanted !== undefined && (begun === wanted || mayBegin(wanted, document));
  const action = goesOn ? wanted : undefined;
  if (begun !== action) setBegun(action);

  const end = () => change(editingOf(undefined), { replace: true });
  const refuse = useEffectEvent(end);
  const refused = wanted !== undefined && action === undefined;
  useEffect(() => {
    if (refused) refuse();
  }, [refused]);

  return { action, begin: (next: EditAction) => change(editingOf(next)), end };
}
