import { areaOfPath } from "@runko/domain/organizations/areas";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useArrival } from "../screen/use-arrival.ts";
import { storage } from "../storage/client-storage.ts";
import { useStored } from "../storage/use-stored.ts";
import { enterOrganization, maySelect, meQuery, organizationQuery } from "./choose-organization.ts";
import { SessionContext, sessionIn } from "./session-context.ts";
import { endSession, sessionEnd } from "../api/session-store.ts";
import { usableToken } from "../api/usable-token.ts";

const seldom = 5 * 60_000;

type SessionGateProps = {
  /** Shown while user and organization are fetched. */
  waiting: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** Shown instead of everything to who has still to set up the second factor. */
  secondFactor: ReactNode;
  children: ReactNode;
};

/** The guard of every page behind the login: a usable token and a stored organization, or back to login (§2). */
export function SessionGate(props: SessionGateProps) {
  const token = useStored(storage.accessToken);
  const organizationId = useStored(storage.organization);
  const { key } = useLocation();
  const expired = token !== undefined && usableToken() === undefined;
  useEffect(() => {
    if (expired) endSession("expired");
  }, [expired, key]);

  if (expired) return null;
  if (token === undefined || organizationId === undefined) {
    // The address as it stands: what is rendered may still be at the one before.
    const { pathname, search, hash } = location;
    const from = sessionEnd() === "signed-out" ? undefined : pathname + search + hash;
    return <Navigate to="/login" replace state={from === undefined ? null : { from }} />;
  }
  return <LoadedSession {...props} organizationId={organizationId} />;
}

function LoadedSession({
  waiting,
  failed,
  secondFactor,
  children,
  organizationId,
}: SessionGateProps & { organizationId: string }) {
  const { pathname } = useLocation();
  const me = useQuery({ ...meQuery, staleTime: seldom });
  const organization = useQuery({ ...organizationQuery(organizationId), staleTime: seldom });
  const user = useArrival(me.data);
  const owner = useArrival(organization.data);
  const lost = user !== undefined && !maySelect(user, organizationId);
  useEffect(() => {
    if (!lost) return;
    enterOrganization().then(
      (entrance) => entrance.organizationId === undefined && endSession("expired"),
      () => endSession("expired"),
    );
  }, [lost]);

  const area = areaOfPath(pathname);
  const session = useMemo(
    () => (user && owner ? sessionIn(area, { user, organization: owner, organizationId }) : undefined),
    [user, owner, organizationId, area],
  );

  if (user?.lacksSecondFactor) return secondFactor;
  const error = me.error ?? organization.error;
  if (session && !lost) return <SessionContext value={session}>{children}</SessionContext>;
  if (error && !me.isFetching) return failed(error, () => void (me.error ? me.refetch() : organization.refetch()));
  return waiting;
}
