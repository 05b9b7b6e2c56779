import { limitsRecipients, type RecipientCriteria } from "@runko/domain/mass-mails/mass-mail";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { recipientPreviewQuery } from "./email-queries.ts";

const words = texts.controlEmails;

function Counted({ criteria }: { criteria: RecipientCriteria }) {
  const { data, error, refetch } = useQuery(recipientPreviewQuery(criteria));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Notice severity="info">{words.counting}</Notice>;
  const { recipients, sample } = data;
  return (
    <Notice severity={recipients === 0 ? "warning" : "info"} title={words.count(recipients)} live>
      {criteria.everybody ? words.everybody : words.sample(sample.join(", "), recipients - sample.length)}
    </Notice>
  );
}

/** How many the criteria find, with the first of them by name. */
export function RecipientCount({ criteria }: { criteria: RecipientCriteria }) {
  if (criteria.everybody || limitsRecipients(criteria)) return <Counted criteria={criteria} />;
  return (
    <Notice severity="info" title={words.nobody} live>
      {words.nobodyHelp}
    </Notice>
  );
}
