import { checkPublishAt } from "@runko/domain/newsletters/check-newsletter";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { DateTimeInput } from "../../components/forms/date-time-input.tsx";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import { controlProblemText } from "../control-problem.ts";
import { useRuledForm } from "../use-ruled-form.ts";
import { briefingKeys, publishBriefing, type BriefingHead } from "./briefing-queries.ts";

const words = texts.newsletters.write;

type Values = { when: "now" | "later"; publishAt: string };

const choices = [
  { value: "now", label: words.publishNow },
  { value: "later", label: words.publishLater },
];

function check({ when, publishAt }: Values): Issue[] {
  if (when === "now") return [];
  return publishAt === "" ? [{ path: "publishAt", code: "REQUIRED" }] : checkPublishAt(publishAt, new Date());
}

/** Publishes a newsletter at once, or at a time to come. */
export function PublishDialog({ briefing, onClose }: { briefing: BriefingHead; onClose: () => void }) {
  const publishAtNow = briefing.state === "SCHEDULED" ? (briefing.publishAt ?? "") : "";
  const { form, values } = useRuledForm<Values>({ when: "now", publishAt: publishAtNow }, check);
  const later = values.when === "later";

  const { submit, busy, general } = useFormSubmit(form, {
    perform: ({ when, publishAt }) => publishBriefing(briefing.id, when === "now" ? null : publishAt),
    done: (_published, { when, publishAt }) =>
      when === "now" ? words.publishedNow : words.scheduled(texts.formats.instant(publishAt)),
    onDone: onClose,
    stale: briefingKeys,
    once: true,
    fieldOf: (path) => (path === "publishAt" ? path : undefined),
    problemOf: controlProblemText,
  });

  return (
    <ConfirmDialog
      open
      title={words.publishTitle(briefing.title)}
      confirmLabel={later ? words.scheduleLabel : words.publishNowLabel}
      onConfirm={() => void submit()}
      onClose={onClose}
      busy={busy}
      error={general}
    >
      <RadioInput control={form.control} name="when" label={words.publishWhen} options={choices} row />
      {later && <DateTimeInput control={form.control} name="publishAt" label={words.publishAt} required />}
    </ConfirmDialog>
  );
}
