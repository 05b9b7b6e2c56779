import { texts } from "@runko/domain/texts/texts";
import { domainOfEmail } from "@runko/domain/values/email";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { answer } from "../api/answer.ts";
import { problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { leaveForProvider } from "../session/provider-login.ts";
import { returnPathOf } from "../session/return-path.ts";
import { storage } from "../storage/client-storage.ts";

/** Leads to the identity provider of the address's domain, where there is one. */
export default function ProviderWay({ emailAddress }: { emailAddress: string }) {
  const domain = domainOfEmail(emailAddress);
  const { state } = useLocation();
  const { data } = useQuery({
    queryKey: ["login-ways", domain],
    queryFn: ({ signal }) => answer(api.POST("/users/login/ways", { body: { emailAddress }, signal })),
    enabled: domain !== "",
    staleTime: Infinity,
    retry: false,
  });
  const { run, busy, failure } = useAction({
    perform: () => {
      const from = returnPathOf(state);
      if (from !== undefined) storage.previousPage.write(from);
      return leaveForProvider(emailAddress);
    },
  });
  if (!data?.identityProvider) return null;
  return (
    <>
      <ProblemNotice problem={failure ? problemText(failure) : undefined} />
      <ActionButton variant="outlined" size="large" busy={busy} onClick={() => void run()}>
        {texts.identityProvider.enter}
      </ActionButton>
    </>
  );
}
