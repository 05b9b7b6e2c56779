import { checkFeedback, feedbackCategories, feedbackPageMax } from "@runko/domain/contact/feedback";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { answer } from "../../api/answer.ts";
import { problemText } from "../../api/api-problem.ts";
import { api } from "../../api/client.ts";
import { lastFailure } from "../../api/last-failure.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ProblemNotice } from "../../components/feedback/notice.tsx";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import { previousPage } from "../../screen/previous-page.ts";
import { useSession } from "../../session/session-context.ts";
import { feedbackDraftOf, type FeedbackValues } from "./feedback-draft.ts";

const words = texts.feedback;
const asked = ["message", "page", "category"] as const;
const options = feedbackCategories.map((value) => ({ value, label: words.categories[value] }));

/** The form of feedback, kept as a draft until it is sent, with the last request that failed. */
function useFeedback(onSent: () => void) {
  const { user, organizationId } = useSession();
  const draft = useMemo(() => feedbackDraftOf(user.id), [user.id]);
  const [failure] = useState(() => lastFailure.read());

  const bodyOf = ({ withFailure, ...values }: FeedbackValues) => ({
    ...values,
    failedRequestId: withFailure && failure ? failure.requestId : "",
  });
  const form = useForm<FeedbackValues>({
    defaultValues: draft.read() ?? {
      category: failure ? "error" : "question",
      message: "",
      page: previousPage().slice(0, feedbackPageMax),
      withFailure: true,
    },
    resolver: resolverOf((values) => checkFeedback(bodyOf(values))),
  });
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    if (form.getValues("message") !== "") draft.write(form.getValues());
  }, [typed, form, draft]);

  const { submit, busy, general } = useFormSubmit(form, {
    perform: (values) => {
      const params = { path: { id: organizationId } };
      return answer(api.POST("/organizations/{id}/feedback", { params, body: bodyOf(values) }));
    },
    onDone: () => {
      draft.clear();
      lastFailure.clear();
      onSent();
    },
    once: true,
    fieldOf: (path) => asked.find((name) => name === path),
    problemOf: (problem) => `${problemText(problem)} ${words.kept}`,
  });
  return { control: form.control, submit, busy, general, failure };
}

/** Asks what the user wants to tell; the last request that failed goes along unless it is taken off. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { control, submit, busy, general, failure } = useFeedback(onSent);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: "grid", gap: 16, maxWidth: 640 }}>
      <RadioInput control={control} name="category" label={words.category} options={options} />
      <TextInput control={control} name="message" label={words.message} help={words.messageHelp} rows={6} required />
      <TextInput control={control} name="page" label={words.page} help={words.pageHelp} />
      {failure && (
        <div>
          <CheckboxInput
            control={control}
            name="withFailure"
            label={words.failure(failure.title, texts.formats.instant(failure.at))}
          />
          <p style={{ margin: 0 }}>{words.failureId(failure.requestId)}</p>
        </div>
      )}
      <ProblemNotice problem={general} />
      <div>
        <ActionButton type="submit" variant="contained" busy={busy}>
          {words.send}
        </ActionButton>
      </div>
    </form>
  );
}
