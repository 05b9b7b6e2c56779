import { checkMassMail } from "@runko/domain/mass-mails/mass-mail";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { releasePage } from "../../leaving/leave-guard.ts";
import { useSession } from "../../session/session-context.ts";
import { controlKeys } from "../control-keys.ts";
import { controlPaths } from "../control-paths.ts";
import { showControlProblem } from "../control-problem.ts";
import { EntityForm } from "../entity-form.tsx";
import { FormGrid } from "../form-grid.tsx";
import { useRuledForm } from "../use-ruled-form.ts";
import { recipientPreviewQuery, sendTestMail, type MassMail } from "./email-queries.ts";
import {
  checkEmail,
  criteriaOf,
  emailFieldOf,
  emailLabels,
  emptyEmail,
  messageOf,
  typedChanges,
  type EmailValues,
} from "./email-values.ts";
import { RecipientFields } from "./recipient-fields.tsx";
import { SendDialog, type Review } from "./send-dialog.tsx";

const words = texts.controlEmails;

/** Sends what is typed to its writer alone; what is missing is told by the form once it is sent. */
function TestButton({ values }: { values: EmailValues }) {
  const { user } = useSession();
  const issues = checkMassMail(values);
  const { run, busy } = useAction({
    perform: () => sendTestMail(messageOf(values)),
    done: () => words.tested(user.emailAddress),
    onFailed: showControlProblem,
  });
  return (
    <ActionButton
      variant="outlined"
      busy={busy}
      disabledReason={issues.length > 0 ? words.testNeeds : undefined}
      onClick={() => void run()}
    >
      {words.test}
    </ActionButton>
  );
}

/** Writes a mass e-mail: to whom, what, a test, and a look at both before it leaves. */
export function NewEmailPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { form, values } = useRuledForm(emptyEmail, checkEmail);
  const [review, setReview] = useState<Review>();
  const [key] = useState(() => crypto.randomUUID());
  const look = async (typed: EmailValues) => {
    const preview = recipientPreviewQuery(criteriaOf(typed));
    const { recipients } = await client.fetchQuery({ ...preview, staleTime: 0 });
    if (recipients === 0) form.setError("everybody", { type: "server", message: words.count(0) });
    else setReview({ values: typed, recipients, key });
  };
  const onSent = (sent: MassMail) => {
    releasePage();
    void client.invalidateQueries({ queryKey: controlKeys.emails("list") });
    showSnackbar(words.started, { severity: "success" });
    void navigate(controlPaths.email(sent.id), { replace: true });
  };
  const { control } = form;
  return (
    <PageBody>
      <PageHeader title={words.newTitle} back={{ to: controlPaths.emails(), label: words.toList }} />
      <EntityForm
        form={form}
        changes={typedChanges(values)}
        isNew
        save={look}
        fieldOfPath={emailFieldOf}
        labelOf={(name) => emailLabels[emailFieldOf(name) ?? "subject"]}
        cancelTo={controlPaths.emails()}
        submitLabel={words.review}
      >
        <RecipientFields control={control} values={values} />
        <Section title={words.message} actions={<TestButton values={values} />}>
          <FormGrid>
            <div data-wide>
              <TextInput control={control} name="subject" label={words.subject} required />
            </div>
            <div data-wide>
              <TextInput control={control} name="text" label={words.text} help={words.textHelp} rows={10} required />
            </div>
          </FormGrid>
        </Section>
      </EntityForm>
      {review && <SendDialog review={review} onSent={onSent} onClose={() => setReview(undefined)} />}
    </PageBody>
  );
}
