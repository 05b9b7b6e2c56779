import LinearProgress from "@mui/material/LinearProgress";
import { texts } from "@runko/domain/texts/texts";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { EmailCourse } from "./email-course.tsx";
import { waitingOf, type MassMail } from "./email-queries.ts";

const words = texts.controlEmails;

/** How far a mass e-mail is, told while it goes on. */
export function EmailProgress({ mail }: { mail: MassMail }) {
  const { recipients, sent, failed, stopped, stoppedAt } = mail;
  const waiting = waitingOf(mail);
  const ended = stoppedAt === null ? words.finished : words.stoppedAt(texts.formats.instant(stoppedAt));
  const told = waiting === 0 ? ended : words.progressOf(recipients - waiting, recipients);
  return (
    <Section title={words.progress}>
      <p role="status" style={{ margin: "0 0 8px" }}>
        {told}
      </p>
      <LinearProgress
        variant="determinate"
        value={(100 * (recipients - waiting)) / recipients}
        aria-label={words.progress}
        sx={{ height: 8, borderRadius: 4, mb: 3 }}
      />
      <FieldList
        items={[
          { label: words.sentCount, value: texts.formats.number(sent) },
          { label: words.failedCount, value: texts.formats.number(failed) },
          { label: words.waitingCount, value: texts.formats.number(waiting) },
          ...(stopped > 0 ? [{ label: words.stoppedCount, value: texts.formats.number(stopped) }] : []),
        ]}
      />
      <EmailCourse mail={mail} />
    </Section>
  );
}
