import { documentActions, type DocumentAction } from "@runko/domain/documents/document-actions";
import { address, type UrlOf } from "../../addresses/address.ts";
import { idOf, oneOf } from "../../addresses/parts.ts";
import { editActions, type EditAction } from "./check-edit.ts";
import type { ScreenAction } from "./offered-actions.ts";

/** What the address of a document says: what is to be done with it, and how it is shown; a forward is written in it too. Source: specification §2, mode */
export const documentAddress = address(
  {
    mode: oneOf("mode", ["edit", "add", "cancel", "new", "forward"]),
    /** What the editing leads to. */
    action: oneOf("action", editActions),
    /** What is to be asked about at once. */
    ask: oneOf("do", documentActions),
    view: oneOf("view", ["case"]),
    /** Whom it is forwarded to. */
    supplierId: idOf("supplier"),
  },
  { shared: true },
);
export type DocumentUrl = UrlOf<typeof documentAddress>;
type Editing = Pick<DocumentUrl, "mode" | "action">;

/** What the address asks to edit: what it names, else what has `begun`, else what this party may edit. */
export function askedEditing(
  { mode, action }: Editing,
  allowed: readonly DocumentAction[],
  begun?: EditAction,
): EditAction | undefined {
  if (mode !== "edit") return undefined;
  return action ?? begun ?? (allowed.includes("edit") ? "edit" : "editAnswer");
}

/** What the address says of this editing, or of none. */
export const editingOf = (action: EditAction | undefined): Editing => ({
  mode: action && "edit",
  action: action === "edit" ? undefined : action,
});

type Addressed = { action: ScreenAction | undefined; allowed: boolean };

/** What `mode=cancel` and `mode=new` ask of a document: to cancel it, as whom it may, and to make a new one like it. */
export function addressedAction(mode: DocumentUrl["mode"], allowed: readonly DocumentAction[]): Addressed {
  const wanted: readonly ScreenAction[] =
    mode === "cancel" ? ["cancel", "cancelBySupplier"] : mode === "new" ? ["copy"] : [];
  const action = wanted.find((one) => allowed.includes(one));
  return { action: action ?? wanted[0], allowed: action !== undefined };
}
