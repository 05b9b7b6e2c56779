import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Timeline } from "../../components/layout/timeline.tsx";
import type { ToneName } from "../../theme/tones.ts";
import { eventLogQuery } from "../api/document-queries.ts";
import type { LogEntry, Scope } from "../api/entities.ts";
import type { Naming } from "../fields/field-items.ts";
import { changeText, isAutomatic } from "../fields/log-changes.ts";

const words = texts.documentPage.log;
const few = 3;

const Changes = styled("ul")({ margin: "2px 0 0", paddingInlineStart: 16 });
const Folded = styled("details")({ "& summary": { cursor: "pointer", minHeight: 24 } });

const toneOf: Partial<Record<HistoryLabel, ToneName>> = {
  created: "outline",
  in_processing: "blue",
  confirmed: "violet",
  in_delivery: "amber",
  ready: "green",
  rejected: "red",
  cancelled: "red",
};

type EntryProps = { entry: LogEntry; type: DocumentType; naming: Naming };

function EntryChanges({ entry, type, naming }: EntryProps) {
  if (entry.label === "created" || entry.changes.length === 0) return null;
  const list = (
    <Changes>
      {[...new Set(entry.changes.map((change) => changeText(change, type, naming)))].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Changes>
  );
  if (entry.changes.length <= few) return list;
  return (
    <Folded>
      <summary>{words.showChanges(entry.changes.length)}</summary>
      {list}
    </Folded>
  );
}

const whoOf = (entry: LogEntry) =>
  [entry.userName ?? words.system, entry.organizationName, isAutomatic(entry) && texts.eventLog.automatic]
    .filter(Boolean)
    .join(", ");

const titles: Readonly<Partial<Record<string, string>>> = texts.eventLog.titles;
const titleOf = ({ action, label }: LogEntry) => titles[action] ?? texts.enumerations.historyLabel[label];

type EventLogProps = { scope: Scope; eventId: number; type: DocumentType; naming: Naming };

/** What has been done to a document, by whom and when, the latest first, with old and new values. */
export function EventLog({ scope, eventId, type, naming }: EventLogProps) {
  const { data, error, refetch } = useQuery(eventLogQuery(scope, eventId));
  const entries = data?.toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <Section title={texts.documentPage.sections.log}>
      {error && !entries && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <SkeletonBlock lines={4} />}
      {entries?.length === 0 && <EmptyState text={words.empty} />}
      {entries && (
        <Timeline
          label={texts.documentPage.sections.log}
          items={entries.map((entry) => ({
            id: entry.id,
            when: texts.formats.instant(entry.at),
            title: titleOf(entry),
            by: whoOf(entry),
            body: <EntryChanges entry={entry} type={type} naming={naming} />,
            tone: toneOf[entry.label] ?? "grey",
          }))}
        />
      )}
    </Section>
  );
}
