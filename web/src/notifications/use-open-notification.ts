import { useNavigate } from "react-router";
import { areaOfRole, paths } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";
import { switchOrganization } from "../session/switch-organization.ts";
import type { Notification } from "./notification-queries.ts";

/** Opens the document of a notification, in the organization and role in which the user heard of it. */
export function useOpenNotification(): (one: Notification) => Promise<void> {
  const navigate = useNavigate();
  const session = useSession();
  return async ({ role, eventId, organizationId }) => {
    const path = paths.document(areaOfRole[role], eventId);
    if (organizationId !== session.organizationId) return await switchOrganization(organizationId, path);
    await navigate(path);
  };
}
