import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { controlKeys } from "../control-keys.ts";

export const joiningsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: controlKeys.users("joinings", organizationId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/invitations", { params: { path: { id: organizationId } }, signal })),
  });

export async function inviteToJoin(
  organizationId: string,
  body: { emailAddress: string; roles: OrganizationRole[] },
): Promise<void> {
  await answer(api.POST("/organizations/{id}/invitations", { params: { path: { id: organizationId } }, body }));
}

export async function withdrawJoining(organizationId: string, invitationId: string): Promise<void> {
  const path = { id: organizationId, invitationId };
  await answer(api.DELETE("/organizations/{id}/invitations/{invitationId}", { params: { path } }));
}
