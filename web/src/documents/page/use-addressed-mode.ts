import { texts } from "@runko/domain/texts/texts";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useAddress } from "../../addresses/use-address.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import type { WholeDocument } from "../api/entities.ts";
import { newDocumentPath } from "../new/new-document-url.ts";
import { actionLabel } from "../edit/action-label.ts";
import { addressedAction, documentAddress } from "../edit/document-url.ts";
import { madeFrom } from "./made-from.ts";
import { asksFirst } from "./use-document-actions.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";

/**
 * Asks at once about what the address asks for, by `do`, `mode=cancel` or `mode=new`, or says why not; then the address is
 * the page's. Nothing that is done without a question is done by an address.
 */
export function useAddressedMode(document: WholeDocument, act: (action: ScreenAction) => void): void {
  const { url, change } = useAddress(documentAddress);
  const navigate = useNavigate();
  const { mode, ask } = url;

  const follow = useEffectEvent(() => {
    const { action, allowed } =
      ask && asksFirst(ask)
        ? { action: ask, allowed: document.allowedActions.includes(ask) }
        : addressedAction(mode, document.allowedActions);
    if (action === undefined) return;
    const refusal = document.refusedActions.find((refused) => refused.action === action)?.message;
    const made = allowed ? madeFrom(action, document.documentType) : undefined;
    if (made)
      return void navigate(newDocumentPath(made.type, { eventId: document.id, mode: made.mode }), { replace: true });
    change({ mode: undefined, ask: undefined }, { replace: true });
    if (allowed) act(action);
    else
      showSnackbar(refusal ?? texts.documentPage.notPossible(actionLabel(action, document)), { severity: "warning" });
  });
  useEffect(() => follow(), [mode, ask]);
}
