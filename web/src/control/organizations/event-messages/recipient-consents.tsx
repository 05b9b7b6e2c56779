import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import { showProblem } from "../../../components/feedback/tell-failure.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { useAction } from "../../../components/submit/use-action.ts";
import { AskedAddresses } from "../../../components/tables/asked-addresses.tsx";
import { consentAddresses } from "../../../look/consent-addresses.ts";
import { controlKeys } from "../../control-keys.ts";

const words = texts.mailConsents;

const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("event-messages", id, "consents"),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/event-messages/consents", { params: { path: { id } }, signal })),
  });

/** What each recipient's address says to the mails; nothing where there is none. */
export function RecipientConsents({ organizationId: id }: { organizationId: string }) {
  const { data, error, refetch } = useQuery(consentsQuery(id));
  const { run, busy } = useAction({
    perform: (emailAddress: string) =>
      answer(
        api.POST("/organizations/{id}/event-messages/consents/ask", {
          params: { path: { id } },
          body: { emailAddress },
        }),
      ),
    done: () => words.asked,
    onFailed: showProblem,
    stale: [consentsQuery(id).queryKey],
    untilFresh: true,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <Section title={words.recipientsTitle}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "12px" }}>
        {words.recipientsHelp}
      </Typography>
      <AskedAddresses
        items={consentAddresses(data, { mayAct: true, asking: busy, onAsk: (address) => void run(address) })}
      />
    </Section>
  );
}
