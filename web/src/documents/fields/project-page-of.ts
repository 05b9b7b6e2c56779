import type { PathRole } from "@runko/domain/organizations/roles";
import { areaOfRole, routes } from "../../addresses/routes.ts";

/** The page of the project of a document, where the role has one: a fault handler is told of the fault alone (D-47). */
export function projectPageOf(
  role: PathRole,
  { document, subscriber }: { document: { projectId?: string | null | undefined }; subscriber: { id: string } },
): string | undefined {
  const { projectId } = document;
  return role === "ERROR_HANDLER" || !projectId
    ? undefined
    : routes.project(areaOfRole[role], projectId, subscriber.id);
}
