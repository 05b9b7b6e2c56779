import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useAddress } from "../../addresses/use-address.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { Stepper } from "../../components/layout/stepper.tsx";
import { StickyActionBar } from "../../components/layout/sticky-action-bar.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { phoneScreen, roomForThreeColumns } from "../../screen/breakpoints.ts";
import { useFetchLater } from "../../screen/use-fetch-later.ts";
import { useMedia } from "../../screen/use-media.ts";
import { useSession } from "../../session/session-context.ts";
import { useOpenSection } from "../../shell/open-section.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { useStored } from "../../storage/use-stored.ts";
import { useArchivedHere } from "../api/archived-here.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { usePerform } from "../api/use-perform.ts";
import { usePrefetchDocument } from "../api/use-prefetch-document.ts";
import { editDraftOf } from "../edit/edit-draft.ts";
import { placeInShownList } from "../list/shown-list.ts";
import { isAsked } from "./asked-actions.ts";
import { CaseChain } from "./case-chain.tsx";
import { ChainSection } from "./chain-section.tsx";
import { OtherActions, PrimaryAction, ShortcutAction } from "./document-actions.tsx";
import { DateHistory } from "./date-history.tsx";
import { DateNotice } from "./date-notice.tsx";
import { ClocksSection } from "./clocks-section.tsx";
import { DocumentHeader } from "./document-header.tsx";
import { DocumentReading } from "./document-reading.tsx";
import { EscalateButton } from "./escalate-button.tsx";
import { EventLog } from "./event-log.tsx";
import { documentAddress } from "../edit/document-url.ts";
import { FactStrip } from "./fact-strip.tsx";
import { HandlerSection } from "./handler-section.tsx";
import { isOwnForward } from "./is-own-forward.ts";
import { ActionDialog, DocumentEditor, ForwardDialog, laterParts, TransferDialog } from "./later-parts.ts";
import { LockLine } from "./lock-line.tsx";
import { PartiesSection } from "./parties-section.tsx";
import { PreviewHeader } from "./preview-header.tsx";
import { PrintedLine } from "./printed-line.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { RequestsSection } from "./requests-section.tsx";
import { stateSteps } from "./state-steps.ts";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import { WaitNotices } from "./wait-notices.tsx";
import { useAddressedMode } from "./use-addressed-mode.ts";
import { useChain } from "./use-chain.ts";
import { useDocumentActions, type Asking } from "./use-document-actions.ts";
import { useEditing } from "../edit/use-editing.ts";

const words = texts.documentPage;

const AskingDialog = lazy(() => import("./asking-dialog.tsx"));
const PassDelayNotice = lazy(() => import("./pass-delay-notice.tsx"));
const PassRejectionDialog = lazy(() => import("./pass-rejection-dialog.tsx"));

/** The names of so many states stand beside each other on a phone; the chip in the heading always names the present one. */
const namedOnPhone = 3;

const States = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "8px 32px",
  marginBottom: 16,
  "& > nav": { flex: "1 1 420px", maxWidth: 860 },
  [theme.breakpoints.down("sm")]: { "& > nav": { flexBasis: "100%" } },
}));

/** What surrounds a document beside the document itself; other features fill it in. */
export type DocumentPanels = (shown: { scope: Scope; document: WholeDocument; userId: string }) => ReactNode;

type DocumentViewProps = {
  scope: Scope;
  document: WholeDocument;
  panels: DocumentPanels;
  /** Where it stands beside a list, instead of on a page of its own. */
  besideList?: { onClose: () => void };
};

/** An archived document is shown so at once, though it can still be undone for a moment. */
function useShownDocument(document: WholeDocument): WholeDocument {
  const archivedHere = useArchivedHere().has(document.id);
  return useMemo(
    () =>
      archivedHere && !document.archived
        ? { ...document, archived: true, allowedActions: [], refusedActions: [] }
        : document,
    [archivedHere, document],
  );
}

/** One document: read, acted on, edited in place. */
export function DocumentView({ scope, document: fetched, panels, besideList }: DocumentViewProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const document = useShownDocument(fetched);
  const { change: changeAddress } = useAddress(documentAddress);
  const { id, documentType: type, editLock, allowedActions, names: naming } = document;
  const area = areaOfRole[scope.role];
  const ownForward = isOwnForward(scope, document);
  useOpenSection(type, document.archived ? undefined : document.eventState);
  const narrow = useMedia(phoneScreen);
  const steps = stateSteps(document);
  const prefetch = usePrefetchDocument(scope);
  const performing = usePerform(scope, document);
  const [asking, setAsking] = useState<Asking>();
  const editing = useEditing(document);
  const stored = useMemo(() => editDraftOf(scope, user.id, id), [scope, user.id, id]);
  const unsaved = useStored(stored);

  useFetchLater(laterParts);

  const { act, busy } = useDocumentActions({ scope, document, performing, onEdit: editing.begin, setAsking });
  useAddressedMode(document, act);
  const { transferable, rejected, pair, forwards } = useChain(scope, document);
  const forwardRefusal = document.refusedActions.find(({ action }) => action === "forward")?.message;
  // The dialog of a forward also brings an answer back, which an earlier forward does not prevent (D-9c).
  const possible = allowedActions.filter((action) => action !== "transferToOriginal" || transferable?.id === id);
  const offered = {
    ...document,
    allowedActions: transferable && forwardRefusal !== undefined ? [...possible, "forward" as const] : possible,
  };
  const bringBack =
    transferable && transferable.id !== id
      ? () => setAsking({ action: "transferToOriginal", forward: transferable })
      : undefined;
  const ownEdit = (["edit", "editAnswer"] as const).find((action) => allowedActions.includes(action));
  const reading = editing.action === undefined;
  useShortcut("e", () => ownEdit && editing.begin(ownEdit), {
    label: words.shortcuts.edit,
    enabled: reading && ownEdit !== undefined,
  });

  const place = useMemo(() => placeInShownList(scope, id), [scope, id]);
  const hrefOf = (eventId: number) => routes.document(area, eventId);
  const clocks = (
    <ClocksSection clocks={document.clock} slaClass={document.slaClass}>
      <EscalateButton scope={scope} document={document} />
    </ClocksSection>
  );
  const chain = (
    <>
      {!ownForward && (
        <div {...prefetch} style={{ display: "contents" }}>
          <CaseChain scope={scope} document={document} hrefOf={hrefOf} />
        </div>
      )}
      <ChainSection
        document={document}
        forwards={forwards}
        onTransfer={bringBack}
        onReject={rejected && (() => setAsking({ action: "passRejection", forward: rejected }))}
      />
    </>
  );
  const parties = <PartiesSection document={document} withCase={!ownForward} hrefOf={hrefOf} />;
  // With three columns what has happened stands beside what is said of it.
  const logBeside = useMedia(roomForThreeColumns) && !besideList;
  const side = (
    <>
      {!logBeside && clocks}
      <HandlerSection role={scope.role} userId={user.id} document={document} busy={busy} onAction={act} />
      {!logBeside && chain}
      <QuestionsSection scope={scope} userId={user.id} document={document} onAction={act} />
      <RequestsSection scope={scope} userId={user.id} document={document} onAction={act} />
      <DateHistory document={document} />
      {panels({ scope, document, userId: user.id })}
      {!logBeside && parties}
    </>
  );
  const log = (
    <>
      {logBeside && clocks}
      <EventLog scope={scope} eventId={id} type={type} naming={naming} />
      {logBeside && (
        <>
          {chain}
          {parties}
        </>
      )}
    </>
  );
  const primary = <PrimaryAction document={offered} busy={busy} onAction={act} />;
  const others = <OtherActions document={offered} scope={scope} withShortcut={narrow} onAction={act} />;
  const inHeader = reading && !narrow && (
    <>
      <ShortcutAction document={offered} busy={busy} onAction={act} />
      {primary}
      {others}
    </>
  );
  const content = (
    <>
      {besideList ? (
        <PreviewHeader document={document} area={area} actions={inHeader} onClose={besideList.onClose} />
      ) : (
        <DocumentHeader
          document={document}
          area={area}
          withCase={!ownForward}
          place={place}
          reading={reading}
          actions={inHeader}
        />
      )}
      <PrintedLine />
      <FactStrip scope={scope} document={document} />
      <States>
        {document.imported ? (
          <Notice severity="info">{texts.connections.importedNote}</Notice>
        ) : (
          <nav aria-label={words.states}>
            <Stepper
              label={words.states}
              direction="horizontal"
              steps={steps}
              marksOnly={narrow && steps.length > namedOnPhone}
            />
          </nav>
        )}
        {editLock && reading && (
          <LockLine
            scope={scope}
            eventId={id}
            lock={editLock}
            userId={user.id}
            onResume={ownEdit && (() => editing.begin(unsaved?.action ?? ownEdit))}
          />
        )}
      </States>
      {editing.action ? (
        <Suspense fallback={<SkeletonBlock lines={14} label={words.loading} />}>
          <DocumentEditor
            key={editing.action}
            scope={scope}
            latest={document}
            action={editing.action}
            naming={naming}
            side={side}
            log={log}
            onClosed={editing.end}
          />
        </Suspense>
      ) : (
        <DocumentReading
          scope={scope}
          document={document}
          naming={naming}
          side={side}
          log={log}
          above={
            <>
              <WaitNotices scope={scope} document={document} busy={busy} onAction={act} />
              <DateNotice document={document} busy={busy} onAction={act} />
              {pair && (
                <Suspense>
                  <PassDelayNotice organizationId={scope.organizationId} {...pair} />
                </Suspense>
              )}
              {document.repairAccepted && <Notice severity="success">{texts.documentPage.repairAccepted}</Notice>}
              {unsaved && (
                <UnsavedNotice
                  draft={unsaved}
                  naming={naming}
                  onRestore={allowedActions.includes(unsaved.action) ? () => editing.begin(unsaved.action) : undefined}
                  onDiscard={() => stored.clear()}
                />
              )}
            </>
          }
        />
      )}
      {reading && narrow && (
        <StickyActionBar>
          {primary}
          {others}
        </StickyActionBar>
      )}
      <Suspense>
        {asking?.action === "forward" && (
          <ForwardDialog
            organizationId={scope.organizationId}
            document={document}
            refusal={forwardRefusal}
            onForward={(supplierId) => {
              setAsking(undefined);
              const forwarding = { mode: "forward", supplierId } as const;
              if (besideList) void navigate(`${hrefOf(id)}?${documentAddress.write(forwarding)}`);
              else changeAddress(forwarding);
            }}
            onBack={bringBack}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking?.action === "transferToOriginal" && asking.forward.originalEventId !== null && (
          <TransferDialog
            scope={scope}
            forward={asking.forward}
            originalId={asking.forward.originalEventId}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking?.action === "passRejection" && asking.forward.originalEventId !== null && (
          <PassRejectionDialog
            organizationId={scope.organizationId}
            forward={asking.forward}
            originalId={asking.forward.originalEventId}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking && "document" in asking && !isAsked(asking.action) && (
          <AskingDialog
            scope={scope}
            asked={{ action: asking.action, document: asking.document }}
            latest={document}
            onTakeUp={() => setAsking({ ...asking, document })}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking && "document" in asking && isAsked(asking.action) && (
          <ActionDialog
            scope={scope}
            asked={{ action: asking.action, document: asking.document }}
            latest={document}
            busy={performing.performing}
            error={performing.error}
            onConfirm={(change) =>
              performing.perform({ change, version: asking.document.version, onDone: () => setAsking(undefined) })
            }
            onTakeUp={() => {
              performing.reset();
              setAsking({ ...asking, document });
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </>
  );
  return besideList ? content : <PageBody data-three-columns>{content}</PageBody>;
}
