import { mailedOrganization } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { maySelect, organizationQuery } from "../session/choose-organization.ts";
import { useSession } from "../session/session-context.ts";
import { switchOrganization } from "../session/switch-organization.ts";
import { ShellWaiting } from "./shell-waiting.tsx";

/** The address without the organization that it names. */
function plainAddress({ pathname, search, hash }: { pathname: string; search: string; hash: string }) {
  const query = new URLSearchParams(search);
  const wanted = query.get(mailedOrganization) ?? "";
  query.delete(mailedOrganization);
  return { wanted, path: `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}` };
}

/** Goes on from the address in a mail to its page, in the organization through which the reader was told. */
export default function MailedPlace() {
  const { user, organizationId } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    const { wanted, path } = plainAddress(location);
    const stay = () => void navigate(path, { replace: true });
    const refuse = () => {
      showSnackbar(texts.shell.organizationRefused, { severity: "warning" });
      stay();
    };
    if (wanted === organizationId) return stay();
    if (!maySelect(user, wanted)) return refuse();
    client.fetchQuery(organizationQuery(wanted)).then(() => switchOrganization(wanted, path), refuse);
  }, [user, organizationId, location, navigate, client]);
  return <ShellWaiting />;
}
