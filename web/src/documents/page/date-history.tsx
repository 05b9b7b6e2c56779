import { texts } from "@runko/domain/texts/texts";
import { Section } from "../../components/layout/section.tsx";
import { Timeline } from "../../components/layout/timeline.tsx";
import type { ToneName } from "../../theme/tones.ts";
import type { WholeDocument } from "../api/entities.ts";
import { reasonOfChange, type DateChange } from "./date-changes.ts";

const words = texts.deliveryDates;

const tones: Record<DateChange["kind"], ToneName> = {
  supplierMoved: "amber",
  delayed: "amber",
  proposed: "blue",
  refused: "red",
  agreed: "green",
  subscriberAsked: "green",
};

/** What has happened to the confirmed date, the latest first; nothing of one that has stayed. */
export function DateHistory({ document }: { document: WholeDocument }) {
  const { committedDeliveryDate: committed, dateChanges, documentType: type } = document;
  if (dateChanges.length === 0) return null;
  const title = words.section(type);
  return (
    <Section title={title}>
      {committed !== null && (
        <p style={{ margin: "0 0 12px" }} title={words.committedHelp}>
          {words.committed(type)}: <strong>{texts.formats.date(committed)}</strong>
        </p>
      )}
      <Timeline
        label={title}
        items={dateChanges.toReversed().map((change, index) => ({
          id: `${change.at} ${index}`,
          when: texts.formats.instant(change.at),
          title: words.changes[change.kind](change),
          body: reasonOfChange(change) || undefined,
          tone: tones[change.kind],
        }))}
      />
    </Section>
  );
}
