import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { editActions, type EditAction } from "../edit/check-edit.ts";

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
