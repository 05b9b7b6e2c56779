import type { RecipientCriteria } from "@runko/domain/mass-mails/mass-mail";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { recipientPreviewQuery } from "./email-queries.ts";

const words = texts.controlEmails;

/** How many the criteria find, with the first of them by name. */
export function RecipientCount({ criteria }: { criteria: RecipientCriteria }) {
  const { data, error, refetch } = useQuery(recipientPreviewQuery(criteria));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Notice severity="info">{words.counting}</Notice>;
  const { recipients, sample } = data;
  const unlimited = Object.values(criteria).every((list) => list.length === 0);
  return (
    <Notice severity={recipients === 0 ? "warning" : "info"} title={words.count(recipients)} live>
      {unlimited ? words.everybody : words.sample(sample.join(", "), recipients - sample.length)}
    </Notice>
  );
}
