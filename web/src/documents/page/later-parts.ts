import { lazyWithPreload } from "../../screen/lazy-with-preload.tsx";

/** What changes a document, once somebody asks for it: a document is read without. */
export const DocumentEditor = lazyWithPreload(() => import("../edit/document-editor.tsx"));
export const ActionDialog = lazyWithPreload(() => import("./action-dialog.tsx"));
export const ForwardDialog = lazyWithPreload(() => import("./forward-dialog.tsx"));
export const TransferDialog = lazyWithPreload(() => import("./transfer-dialog.tsx"));

/** Fetches them, so that they open at once; what cannot be fetched now is asked for again, and told of, where it is opened. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.allSettled([DocumentEditor, ActionDialog, ForwardDialog, TransferDialog].map((part) => part.preload()));
}
