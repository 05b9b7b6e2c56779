import ArticleOutlined from "@mui/icons-material/ArticleOutlined";
import PictureAsPdfOutlined from "@mui/icons-material/PictureAsPdfOutlined";
import PrintOutlined from "@mui/icons-material/PrintOutlined";
import { cannotBeUndone } from "@runko/domain/documents/cannot-be-undone";
import { letterTitle } from "@runko/domain/documents/describe-letter";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ActionMenu, type MenuAction } from "../../components/buttons/action-menu.tsx";
import { problemText } from "../../api/api-problem.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { fetchDocumentPdf, fetchDocumentText } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { actionLabel, onePressLabel } from "../edit/action-label.ts";
import { arrangeActions, type OfferedAction, type ScreenAction } from "../edit/offered-actions.ts";

const words = texts.documentPage;
const letterWords = { documents: texts.documents, letters: texts.letters };

async function copyAsText(scope: Scope, eventId: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(await fetchDocumentText(scope, eventId));
    showSnackbar(words.textCopied);
  } catch (error) {
    const refused = error instanceof DOMException;
    showSnackbar(refused ? texts.common.copyFailed : problemText(error), { severity: "warning" });
  }
}

type ActionsProps = {
  document: WholeDocument;
  busy: boolean;
  onAction: (action: ScreenAction) => void;
};

/** The button of the action that moves the document on; nothing when no action does. */
export function PrimaryAction({ document, busy, onAction }: ActionsProps) {
  const { primary } = arrangeActions(document);
  if (!primary) return null;
  return (
    <ActionButton
      variant="contained"
      busy={busy}
      color={cannotBeUndone(primary.action, document) ? "error" : "primary"}
      disabledReason={primary.disabledReason}
      onClick={() => onAction(primary.action)}
    >
      {actionLabel(primary.action, document)}
    </ActionButton>
  );
}

/** The button that does two steps at one press, when there is one. */
export function ShortcutAction({ document, busy, onAction }: ActionsProps) {
  const { shortcut } = arrangeActions(document);
  if (!shortcut) return null;
  return (
    <ActionButton variant="outlined" busy={busy} onClick={() => onAction(shortcut)}>
      {onePressLabel(shortcut, document)}
    </ActionButton>
  );
}

type OtherActionsProps = Omit<ActionsProps, "busy"> & {
  scope: Scope;
  /** Whether what one press does in two steps stands here, for want of room beside the first button. */
  withShortcut: boolean;
};

/** The other actions, and the text and the paper form of the document, behind a menu. */
export function OtherActions({ document, scope, withShortcut, onAction }: OtherActionsProps) {
  const { shortcut, others: offered, later } = arrangeActions(document);
  const { run: savePdf } = useAction({
    perform: () => fetchDocumentPdf(scope, document.id),
    done: () => words.pdfSaved,
    onDone: (pdf) => saveBlob(pdf, texts.letters.fileName(letterTitle(letterWords, document))),
    onFailed: showProblem,
  });
  const itemOf = ({ action, disabledReason }: OfferedAction): MenuAction => ({
    id: action,
    label: actionLabel(action, document),
    onSelect: () => onAction(action),
    disabledReason,
    danger: disabledReason === undefined && cannotBeUndone(action, document),
  });
  const others = offered.map(itemOf);
  const items: MenuAction[] = [
    ...(shortcut && withShortcut
      ? [{ id: shortcut, label: onePressLabel(shortcut, document), onSelect: () => onAction(shortcut) }]
      : []),
    ...others.filter(({ disabledReason }) => disabledReason === undefined),
    {
      id: "copyText",
      label: words.copyText,
      icon: <ArticleOutlined fontSize="small" />,
      onSelect: () => void copyAsText(scope, document.id),
    },
    {
      id: "pdf",
      label: words.pdf,
      icon: <PictureAsPdfOutlined fontSize="small" />,
      onSelect: () => void savePdf(),
    },
    {
      id: "print",
      label: words.print,
      icon: <PrintOutlined fontSize="small" />,
      onSelect: () => globalThis.print(),
    },
    ...others.filter(({ disabledReason }) => disabledReason !== undefined),
  ];
  return (
    <ActionMenu label={words.moreActions} items={items} folded={{ label: words.notNow, items: later.map(itemOf) }} />
  );
}
