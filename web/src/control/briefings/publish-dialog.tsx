import { checkPublishAt } from "@runko/domain/newsletters/check-newsletter";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { formatInstant } from "@runko/domain/values/instant";
import { useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { DateTimeInput } from "../../components/forms/date-time-input.tsx";
import { applyProblem } from "../../components/forms/form-errors.ts";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { controlProblemText } from "../control-problem.ts";
import { useRuledForm } from "../use-ruled-form.ts";
import { publishBriefing, useBriefingsChanged, type BriefingHead } from "./briefing-queries.ts";

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
  const changed = useBriefingsChanged();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const publishAtNow = briefing.state === "SCHEDULED" ? (briefing.publishAt ?? "") : "";
  const { form, values } = useRuledForm<Values>({ when: "now", publishAt: publishAtNow }, check);
  const { control, handleSubmit, setError: setFieldError } = form;
  const later = values.when === "later";

  const publish = handleSubmit(async ({ when, publishAt }) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await publishBriefing(briefing.id, when === "now" ? null : publishAt);
      const said = when === "now" ? words.publishedNow : words.scheduled(formatInstant(publishAt));
      showSnackbar(said, { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      const unplaced =
        failure instanceof ApiProblem && failure.errors.length > 0
          ? applyProblem(failure, setFieldError, (path) => (path === "publishAt" ? path : undefined))
          : [controlProblemText(failure)];
      setError(unplaced[0]);
    }
    void changed();
  });

  return (
    <ConfirmDialog
      open
      title={words.publishTitle(briefing.title)}
      confirmLabel={later ? words.scheduleLabel : words.publishNowLabel}
      onConfirm={() => void publish()}
      onClose={onClose}
      busy={busy}
      error={error}
    >
      <RadioInput control={control} name="when" label={words.publishWhen} options={choices} row />
      {later && <DateTimeInput control={control} name="publishAt" label={words.publishAt} required />}
    </ConfirmDialog>
  );
}
