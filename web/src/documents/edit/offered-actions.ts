import { isOrderType } from "@runko/domain/enumerations/document-types";
import { stepBefore } from "@runko/domain/documents/step-before";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { RefusedAction, WholeDocument } from "../api/entities.ts";

/**
 * Where an action's button stands, in their order: one of the first moves the document on and may be the page's first
 * button, one of the menu waits there, and what no user presses has none.
 */
const places = {
  confirmCancellation: "first",
  startProcessing: "first",
  confirm: "first",
  deliver: "first",
  signReady: "first",
  transferToOriginal: "first",
  orderFrom: "first",
  markProcessed: "first",
  archive: "first",
  edit: "first",
  editAnswer: "menu",
  forward: "menu",
  createChangeOrder: "menu",
  createCancelOrder: "menu",
  createFault: "menu",
  copy: "menu",
  unmarkProcessed: "menu",
  answerQuestion: "menu",
  askQuestion: "menu",
  withdrawQuestion: "menu",
  acceptRequest: "menu",
  acceptWithCharge: "menu",
  refuseRequest: "menu",
  acceptCharge: "menu",
  withdrawRequest: "menu",
  reportJeopardy: "menu",
  take: "menu",
  assign: "menu",
  acceptRepair: "menu",
  reopenFault: "menu",
  acceptDate: "menu",
  acceptProposedDate: "menu",
  refuseProposedDate: "menu",
  proposeDate: "menu",
  returnForCompletion: "menu",
  reject: "menu",
  cancel: "menu",
  requestAmend: "menu",
  requestCancel: "menu",
  cancelBySupplier: "menu",
  create: "none",
  lapseRequest: "none",
  handOver: "none",
  anonymize: "none",
} as const satisfies Record<DocumentAction, "first" | "menu" | "none">;

type PlacedAt<Place> = { [Action in DocumentAction]: (typeof places)[Action] extends Place ? Action : never };
export type ScreenAction = PlacedAt<"first" | "menu">[DocumentAction];

const hasScreen = (action: DocumentAction): action is ScreenAction => places[action] !== "none";
const actionsWithScreens = (Object.keys(places) as DocumentAction[]).filter(hasScreen);
const primaryOrder = actionsWithScreens.filter((action) => places[action] === "first");

export type OfferedAction = { action: ScreenAction; disabledReason: string | undefined };
export type OfferedActions = {
  primary: OfferedAction | undefined;
  /** What one press does beside the first button, though a step lies between (A5). */
  shortcut: ScreenAction | undefined;
  others: OfferedAction[];
  /** Those that only another state makes possible. */
  later: OfferedAction[];
};

const inOnePress = ["confirm", "signReady"] as const;

type Offering = Pick<WholeDocument, "documentType" | "eventState" | "rejected" | "allowedActions" | "refusedActions">;

const findShortcut = (document: Offering): ScreenAction | undefined =>
  isOrderType(document.documentType)
    ? inOnePress.find((action) => stepBefore(action, document) !== undefined)
    : undefined;

const isOfState = ({ code }: RefusedAction): boolean => code === "NOT_ALLOWED_IN_STATE";

/** What was refused is mended and sent again, before it is put away. */
function findPrimary(
  allowed: readonly DocumentAction[],
  { rejected, refusedActions: refused }: Pick<Offering, "rejected" | "refusedActions">,
): ScreenAction | undefined {
  if (rejected && allowed.includes("copy")) return "copy";
  const blocked = new Set(refused.filter((one) => !isOfState(one)).map(({ action }) => action));
  return primaryOrder.find((action) => allowed.includes(action)) ?? primaryOrder.find((action) => blocked.has(action));
}

/** The buttons of a document as the server offers them: one first, the others behind a menu, the refused with why. */
export function arrangeActions(document: Offering): OfferedActions {
  const { allowedActions: allowed, refusedActions: refused } = document;
  const withReasons = (of: readonly RefusedAction[]): OfferedAction[] => {
    const reasons = new Map(of.map(({ action, message }) => [action, message]));
    return actionsWithScreens.flatMap((action) => {
      const disabledReason = allowed.includes(action) ? undefined : reasons.get(action);
      return disabledReason === undefined ? [] : [{ action, disabledReason }];
    });
  };
  const offered: OfferedAction[] = [
    ...actionsWithScreens
      .filter((action) => allowed.includes(action))
      .map((action) => ({ action, disabledReason: undefined })),
    ...withReasons(refused.filter((one) => !isOfState(one))),
  ];
  const first = findPrimary(allowed.filter(hasScreen), document);
  const shortcut = findShortcut(document);
  return {
    primary: offered.find(({ action }) => action === first),
    shortcut,
    others: offered.filter(({ action }) => action !== first && action !== shortcut),
    later: withReasons(refused.filter(isOfState)).filter(({ action }) => action !== shortcut),
  };
}
