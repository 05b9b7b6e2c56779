import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { editActions, type EditAction } from "../edit/check-edit.ts";
import type { ScreenAction } from "./offered-actions.ts";

/**
 * What the address asks to edit: `mode=edit`, and with `action` what the editing leads to; without it what has `begun`
 * goes on. Source: specification §2, mode.
 */
export function readEditing(
  query: URLSearchParams,
  allowed: readonly DocumentAction[],
  begun?: EditAction,
): EditAction | undefined {
  if (query.get("mode") !== "edit") return undefined;
  const named = editActions.find((action) => action === query.get("action"));
  return named ?? begun ?? (allowed.includes("edit") ? "edit" : "editAnswer");
}

/** The query of the page with this editing, or without any. */
export function writeEditing(query: URLSearchParams, action: EditAction | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("mode");
  next.delete("action");
  if (action !== undefined) {
    next.set("mode", "edit");
    if (action !== "edit") next.set("action", action);
  }
  return next;
}

type Addressed = { action: ScreenAction | undefined; allowed: boolean };

/** What `mode=cancel` and `mode=new` ask of a document: to cancel it, as whom it may, and to make a new one like it. */
export function addressedAction(mode: string | null, allowed: readonly DocumentAction[]): Addressed {
  const wanted: readonly ScreenAction[] =
    mode === "cancel" ? ["cancel", "cancelBySupplier"] : mode === "new" ? ["copy"] : [];
  const action = wanted.find((one) => allowed.includes(one));
  return { action: action ?? wanted[0], allowed: action !== undefined };
}
