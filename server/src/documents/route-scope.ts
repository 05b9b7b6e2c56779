import { mayActAs } from "@runko/domain/organizations/acting";
import type { PathRole } from "@runko/domain/organizations/roles";
import { documentCollections, type DocumentType } from "@runko/domain/enumerations/document-types";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { Session } from "../sessions/session.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { loadDocumentScope, ownDocuments, type DocumentScope } from "./document-scope.ts";

export const collectionPath = (type: DocumentType) => `/organizations/:id/roles/:role/${documentCollections[type]}`;

/** A TID or CID of a path; a text that is none answers 404, as a number that does not exist. */
export const eventNumber = z.preprocess(
  (raw) => (typeof raw === "string" && /^[1-9][0-9]*$/.test(raw) ? Number(raw) : raw),
  z.int().min(1).max(999_999_999),
);

export const documentParams = organizationRoleParams.extend({ docId: eventNumber.meta({ description: "The TID." }) });
export const eventParams = organizationRoleParams.extend({ eventId: eventNumber.meta({ description: "The TID." }) });
export const caseParams = organizationRoleParams.extend({ caseId: eventNumber.meta({ description: "The CID." }) });

type Asked = { session: Session; params: { id: string; role: PathRole } };

/** What the caller may see in the organization and role of the path, for statements that look up what children open. */
export function unloadedScopeOf({ session, params }: Asked): DocumentScope {
  const { id: organizationId, role } = params;
  const mayAct = mayActAs(session.user, organizationId, role);
  return { ...ownDocuments(organizationId, role), userId: session.user.id, mayAct };
}

/** What the caller may see in the organization and role of the path. */
export function scopeOf({ pool }: AppContext, asked: Asked): Promise<DocumentScope> {
  return loadDocumentScope(pool, unloadedScopeOf(asked));
}
