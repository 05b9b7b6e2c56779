import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Notice } from "../../components/feedback/notice.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useSession } from "../../session/session-context.ts";
import { FeedbackForm } from "./feedback-form.tsx";

const words = texts.feedback;

/** Feedback and errors, told to those who keep the portal. */
export function FeedbackPage() {
  const { user } = useSession();
  const [sent, setSent] = useState(false);
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <p>
        {words.lead} {words.faults}
      </p>
      {sent ? (
        <Notice
          severity="success"
          title={words.sent}
          live
          action={<Button onClick={() => setSent(false)}>{words.another}</Button>}
        >
          {words.sentText(user.emailAddress)}
        </Notice>
      ) : (
        <Section title={words.formTitle}>
          <FeedbackForm onSent={() => setSent(true)} />
        </Section>
      )}
    </PageBody>
  );
}
