import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText } from "../control-problem.ts";
import { editLocksQuery, releaseLock, type EditLock } from "./overview-queries.ts";

const words = texts.controlOverview;

const eventName = ({ documentType, eventId }: EditLock): string =>
  texts.documentPage.title(texts.documents.types[documentType].one, eventId);

const columnsOf = (ask: (lock: EditLock) => void): readonly DataColumn<EditLock>[] => [
  { id: "event", header: words.event, cell: eventName },
  { id: "holder", header: words.holder, cell: ({ userName }) => userName },
  { id: "organization", header: words.organization, cell: ({ organizationName }) => organizationName },
  { id: "since", header: words.since, cell: ({ since }) => texts.formats.instant(since) },
  { id: "until", header: words.until, cell: ({ until }) => texts.formats.instant(until) },
  {
    id: "heardAt",
    header: words.heardAt,
    cell: ({ heardAt }) => (heardAt === null ? words.notHeard : texts.formats.instant(heardAt)),
  },
  {
    id: "release",
    header: words.actions,
    cell: (lock) => (
      <ActionButton
        size="small"
        aria-label={words.releaseWhich(eventName(lock), lock.userName)}
        onClick={() => ask(lock)}
      >
        {words.release}
      </ActionButton>
    ),
    align: "right",
  },
];

/** Who edits which document at this moment, with the way to set it free when someone has left it open. */
export function EditLocks() {
  const { data: locks, error, refetch } = useQuery(editLocksQuery);
  const [asked, setAsked] = useState<EditLock>();
  return (
    <Section title={words.locks}>
      {!locks && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={3} />)}
      {locks?.length === 0 && words.noLocks}
      {locks && locks.length > 0 && (
        <PlainTable
          label={words.locks}
          columns={columnsOf(setAsked)}
          rows={locks}
          rowId={({ eventId }) => String(eventId)}
        />
      )}
      {asked && <ReleaseConfirm lock={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

function ReleaseConfirm({ lock, onClose }: { lock: EditLock; onClose: () => void }) {
  const client = useQueryClient();
  const name = eventName(lock);
  return (
    <PerformDialog
      danger
      title={words.releaseTitle(name)}
      text={words.releaseText(lock.userName)}
      confirmLabel={words.release}
      perform={async () => {
        await releaseLock(lock.eventId).finally(() => client.invalidateQueries({ queryKey: controlKeys.overview() }));
        return words.released(name);
      }}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}
