import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { ApiProblem, problemText } from "../api/api-problem.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { PublicFrame } from "../components/public/public-frame.tsx";
import { comeFromProvider } from "../session/provider-login.ts";

const words = texts.identityProvider;

function refusalOf(failure: Error): string {
  const ofTicket = failure instanceof ApiProblem && failure.errors.find(({ path }) => path === "ticket");
  return ofTicket ? ofTicket.message : problemText(failure);
}

type ProviderReturnProps = {
  /** What the identity provider answered. */
  answer: string;
  onEntered: (sameUser: boolean) => void;
};

/** The way back from an identity provider: into the portal, or why not. */
export function ProviderReturn({ answer, onEntered }: ProviderReturnProps) {
  // A query and no effect: an answer counts once, and must not be brought twice.
  const { data, error } = useQuery({
    queryKey: ["provider-return", answer],
    queryFn: () => comeFromProvider(answer),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const entered = data?.organizationId !== undefined;
  const sameUser = data?.sameUser ?? false;
  useEffect(() => {
    if (entered) onEntered(sameUser);
  }, [entered, sameUser, onEntered]);
  const refusal = error ? refusalOf(error) : data && !entered ? texts.login.noOrganization : undefined;
  return (
    <PublicFrame title={texts.login.title}>
      {refusal === undefined ? (
        <Notice severity="info" live>
          {words.entering}
        </Notice>
      ) : (
        <>
          <Notice severity="error" live>
            {refusal}
          </Notice>
          <Link to="/login" style={{ padding: "4px 0" }}>
            {words.toLogin}
          </Link>
        </>
      )}
    </PublicFrame>
  );
}
