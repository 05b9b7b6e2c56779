import type { AskingAction, DocumentAction } from "@runko/domain/documents/document-actions";
import { stepBefore } from "@runko/domain/documents/step-before";
import { texts } from "@runko/domain/texts/texts";
import { notifyManager } from "@tanstack/react-query";
import type { Dispatch, SetStateAction } from "react";
import { useNavigate } from "react-router";
import { problemText } from "../../api/api-problem.ts";
import { tellFailure } from "../../components/feedback/tell-failure.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { useArchive } from "../api/use-archive.ts";
import { useMarkProcessed } from "../api/use-mark-processed.ts";
import type { usePerform } from "../api/use-perform.ts";
import { editActions, type EditAction } from "../edit/check-edit.ts";
import { newDocumentPath } from "../new/new-document-url.ts";
import { isAsked, type Asked } from "./asked-actions.ts";
import type { Asking as AskingForWords } from "./input-dialog.tsx";
import { madeFrom } from "./made-from.ts";
import { mayBegin } from "../edit/use-editing.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";
import { afterPaint } from "../../screen/after-paint.ts";

/** What stands over the page and asks. */
export type Asking =
  | Asked
  | AskingForWords
  | { action: "forward" }
  | { action: "transferToOriginal" | "passRejection"; forward: WholeDocument };

const isEdit = (action: ScreenAction): action is EditAction => editActions.some((known) => known === action);

const asksForWords = (action: DocumentAction): action is ScreenAction & AskingAction =>
  action in texts.actionInputs.dialogs;

/** Whether a dialog stands before it: for words, a reason, or a yes. */
export const asksFirst = (action: DocumentAction): action is ScreenAction => asksForWords(action) || isAsked(action);

type Options = {
  scope: Scope;
  document: WholeDocument;
  performing: ReturnType<typeof usePerform>;
  onEdit: (action: EditAction) => void;
  setAsking: Dispatch<SetStateAction<Asking | undefined>>;
};

/** What each button of the page does: at once, after a question, in a form, or in place. */
export function useDocumentActions({ scope, document, performing, onEdit, setAsking }: Options) {
  const navigate = useNavigate();
  const { mark, marking } = useMarkProcessed(scope);
  const archive = useArchive(scope);
  const { id, documentType, version } = document;
  const ask = (asking: Asking): void => void afterPaint(() => setAsking(asking));

  const performNow = (action: DocumentAction, onDone?: () => void): void =>
    performing.perform({
      change: { action },
      version,
      ...(onDone && { onDone }),
      onFailed: (failure) => tellFailure(failure) || showSnackbar(problemText(failure), { severity: "error" }),
    });

  const act = (action: ScreenAction): void => {
    if (isEdit(action)) {
      const first = mayBegin(action, document) ? undefined : stepBefore(action, document);
      // The form opens on what the step has made, of which the page hears in this queue.
      const begin = () => notifyManager.schedule(() => onEdit(action));
      return first ? performNow(first, begin) : onEdit(action);
    }
    if (action === "markProcessed" || action === "unmarkProcessed")
      return marking ? undefined : mark(document, action === "markProcessed");
    if (action === "archive") return archive([document]);
    if (action === "forward") return ask({ action });
    if (action === "transferToOriginal") return ask({ action, forward: document });
    const made = madeFrom(action, documentType);
    if (made) return void navigate(newDocumentPath(made.type, { eventId: id, mode: made.mode }));
    if (asksForWords(action)) return ask({ action, document });
    if (isAsked(action)) {
      performing.reset();
      return ask({ action, document });
    }
    return performNow(action);
  };
  return { act, busy: performing.performing || marking };
}
