import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { RefusedAction, WholeDocument } from "../api/entities.ts";

/** The actions that have a screen. Whoever makes the screen of another adds it here. */
export const actionsWithScreens = [
  "confirmCancellation",
  "startProcessing",
  "confirm",
  "deliver",
  "signReady",
  "transferToOriginal",
  "orderFrom",
  "markProcessed",
  "archive",
  "edit",
  "editAnswer",
  "forward",
  "createChangeOrder",
  "createCancelOrder",
  "createFault",
  "copy",
  "unmarkProcessed",
  "returnForCompletion",
  "reject",
  "cancel",
  "cancelBySupplier",
] as const satisfies readonly DocumentAction[];
export type ScreenAction = (typeof actionsWithScreens)[number];

/** The actions that may be the page's first button, the one that moves the document on foremost. */
const primaryOrder = actionsWithScreens.slice(0, actionsWithScreens.indexOf("edit") + 1);

export type OfferedAction = { action: ScreenAction; disabledReason: string | undefined };
export type OfferedActions = { primary: OfferedAction | undefined; others: OfferedAction[] };

const hasScreen = (action: DocumentAction): action is ScreenAction =>
  actionsWithScreens.some((known) => known === action);

function findPrimary(allowed: readonly DocumentAction[], refused: readonly RefusedAction[]): ScreenAction | undefined {
  const blocked = new Set(refused.filter(({ code }) => code !== "NOT_ALLOWED_IN_STATE").map(({ action }) => action));
  return primaryOrder.find((action) => allowed.includes(action)) ?? primaryOrder.find((action) => blocked.has(action));
}

/** The buttons of a document as the server offers them: one first, the others behind a menu, the refused with why. */
export function arrangeActions(document: Pick<WholeDocument, "allowedActions" | "refusedActions">): OfferedActions {
  const { allowedActions: allowed, refusedActions: refused } = document;
  const reasons = new Map(refused.map(({ action, message }) => [action, message]));
  const offered: OfferedAction[] = [
    ...actionsWithScreens
      .filter((action) => allowed.includes(action))
      .map((action) => ({ action, disabledReason: undefined })),
    ...actionsWithScreens.flatMap((action) => {
      const disabledReason = allowed.includes(action) ? undefined : reasons.get(action);
      return disabledReason === undefined ? [] : [{ action, disabledReason }];
    }),
  ];
  const first = findPrimary(allowed.filter(hasScreen), refused);
  return {
    primary: offered.find(({ action }) => action === first),
    others: offered.filter(({ action }) => action !== first),
  };
}
