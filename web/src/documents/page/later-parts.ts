import { lazyWithPreload } from "../../screen/lazy-with-preload.tsx";

/** What changes a document, once somebody asks for it: a document is read without. */
export const DocumentEditor = lazyWithPreload(() => import("../edit/document-editor.tsx"));
export const ActionDialog = lazyWithPreload(() => import("./action-dialog.tsx"));
export const ForwardDialog = lazyWithPreload(() => import("./forward-dialog.tsx"));
export const TransferDialog = lazyWithPreload(() => import("./transfer-dialog.tsx"));
export const laterParts = [DocumentEditor, ActionDialog, ForwardDialog, TransferDialog];
