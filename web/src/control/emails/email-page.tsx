import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { ControlNotFound } from "../control-not-found.tsx";
import { controlPaths } from "../control-paths.ts";
import { EmailProgress } from "./email-progress.tsx";
import { EmailRecipients } from "./email-recipients.tsx";
import { massMailQuery, type MassMail } from "./email-queries.ts";
import { MessagePreview } from "./message-preview.tsx";

const words = texts.controlEmails;
const back = { to: controlPaths.emails(), label: words.toList };

const wordsOf = (codes: readonly string[], named: Readonly<Record<string, string>>): string =>
  codes.map((code) => named[code] ?? code).join(", ") || words.noLimit;

const typeNames = Object.fromEntries(Object.entries(texts.documents.types).map(([type, { one }]) => [type, one]));

function Criteria({ mail: { criteria, organizations, createdAt, createdByName } }: { mail: MassMail }) {
  return (
    <FieldList
      items={[
        { label: words.columns.createdAt, value: texts.formats.instant(createdAt) },
        { label: words.columns.createdBy, value: createdByName ?? words.unknownUser },
        { label: words.roles, value: wordsOf(criteria.roles, texts.control.roles) },
        { label: words.organizationKinds, value: wordsOf(criteria.organizationKinds, words.kinds) },
        { label: words.eventTypes, value: wordsOf(criteria.eventTypes, typeNames) },
        { label: words.organizations, value: organizations.map(({ name }) => name).join(", ") || words.noLimit },
      ]}
    />
  );
}

/** One mass e-mail: how far it is, what it says, whom it was for, and what became of each message. */
export function EmailPage() {
  const { id = "" } = useParams();
  const { data: mail, error, refetch } = useQuery(massMailQuery(id));
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return <ControlNotFound title={words.notFound} help={words.notFoundHelp} to={back.to} toLabel={back.label} />;
  if (!mail)
    return (
      <PageBody>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={14} />}
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader title={mail.subject} back={back} />
      <Sections>
        <EmailProgress mail={mail} />
        <Section title={words.message}>
          <MessagePreview message={mail} />
        </Section>
        <Section title={words.criteria}>
          <Criteria mail={mail} />
        </Section>
        <EmailRecipients mail={mail} />
      </Sections>
    </PageBody>
  );
}
