import { subscriptionPath, subscriptionPlaces } from "@runko/domain/notifications/subscription-notices";
import { useNavigate } from "react-router";
import { areaOfRole, routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";
import { switchOrganization } from "../session/switch-organization.ts";
import type { Notification } from "./notification-queries.ts";

function pageOf(one: Notification): string {
  if ("eventId" in one) return routes.document(areaOfRole[one.role], one.eventId);
  if ("noticeId" in one)
    return routes.supplierNotice(one.role.startsWith("SUBSCRIBER") ? "subscriber" : "supplier", one.noticeId);
  return subscriptionPath(one.role === subscriptionPlaces.supplier.role ? "supplier" : "subscriber", one);
}

/** Opens what a notification tells of, in the organization and role in which the user heard of it. */
export function useOpenNotification(): (one: Notification) => Promise<void> {
  const navigate = useNavigate();
  const session = useSession();
  return async (one) => {
    const { organizationId } = one;
    const path = pageOf(one);
    if (organizationId !== session.organizationId) return await switchOrganization(organizationId, path);
    await navigate(path);
  };
}
