import type { PathRole } from "@runko/domain/organizations/roles";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { Session } from "../accounts/session.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { loadDocumentScope, type DocumentScope } from "./document-scope.ts";

/** A TID or CID of a path; a text that is none answers 404, as a number that does not exist. */
export const eventNumber = z.coerce.number().int().min(1).max(999_999_999);

export const documentParams = organizationRoleParams.extend({ docId: eventNumber.meta({ description: "The TID." }) });
export const eventParams = organizationRoleParams.extend({ eventId: eventNumber.meta({ description: "The TID." }) });
export const caseParams = organizationRoleParams.extend({ caseId: eventNumber.meta({ description: "The CID." }) });

type Asked = { session: Session; params: { id: string; role: PathRole } };

/** What the caller may see in the organization and role of the path. */
export function scopeOf(context: AppContext, { session, params }: Asked): Promise<DocumentScope> {
  return loadDocumentScope(context.db, { userId: session.user.id, organizationId: params.id, role: params.role });
}
