import { checkFeedback, feedbackCategories, feedbackPageMax } from "@runko/domain/contact/feedback";
import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { answer } from "../../api/answer.ts";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { api } from "../../api/client.ts";
import { lastFailure } from "../../api/last-failure.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { errorsOfIssues } from "../../components/forms/errors-of-issues.ts";
import { applyProblem } from "../../components/forms/form-errors.ts";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { previousPage } from "../../screen/previous-page.ts";
import { useSession } from "../../session/session-context.ts";
import { feedbackDraftOf, type FeedbackValues } from "./feedback-draft.ts";

const words = texts.feedback;
const options = feedbackCategories.map((value) => ({ value, label: words.categories[value] }));

/** Asks what the user wants to tell; the last request that failed goes along unless it is taken off. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { user, organizationId } = useSession();
  const draft = useMemo(() => feedbackDraftOf(user.id), [user.id]);
  const [failure] = useState(() => lastFailure.read());
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

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
    resolver: (values) => {
      const issues = checkFeedback(bodyOf(values));
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOfIssues<FeedbackValues>(issues) };
    },
  });
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    if (form.getValues("message") !== "") draft.write(form.getValues());
  }, [typed, form, draft]);

  const send = async (values: FeedbackValues) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const path = { id: organizationId };
      await answer(api.POST("/organizations/{id}/feedback", { params: { path }, body: bodyOf(values) }));
      draft.clear();
      lastFailure.clear();
      onSent();
    } catch (problem) {
      sending.current = false;
      setBusy(false);
      const named = (["message", "page", "category"] as const).map((name) => [name, name] as const);
      const unplaced =
        problem instanceof ApiProblem && problem.status === 422
          ? applyProblem(problem, form.setError, (path) => named.find(([name]) => name === path)?.[1])
          : [`${problemText(problem)} ${words.kept}`];
      setError(unplaced.length === 0 ? undefined : unplaced.join(" "));
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      style={{ display: "grid", gap: 16, maxWidth: 640, marginTop: 16 }}
    >
      <RadioInput control={form.control} name="category" label={words.category} options={options} />
      <TextInput
        control={form.control}
        name="message"
        label={words.message}
        help={words.messageHelp}
        rows={6}
        required
      />
      <TextInput control={form.control} name="page" label={words.page} help={words.pageHelp} />
      {failure && (
        <div>
          <CheckboxInput
            control={form.control}
            name="withFailure"
            label={words.failure(failure.title, formatInstant(failure.at))}
          />
          <p style={{ margin: 0 }}>{words.failureId(failure.requestId)}</p>
        </div>
      )}
      {error && (
        <Notice severity="error" live>
          {error}
        </Notice>
      )}
      <div>
        <ActionButton type="submit" variant="contained" busy={busy}>
          {words.send}
        </ActionButton>
      </div>
    </form>
  );
}
