import type { DocumentType } from "@runko/domain/documents/document-types";
import { typesOfRole } from "@runko/domain/organizations/event-type-rights";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";

/** One organization's documents of one type that the actor may see. */
type ScopeBranch = { organizationId: string; documentType: DocumentType };

/**
 * The documents that an actor may see in the role of the path: the organization's own, and read-only those of the
 * children that the sub-organization event visibility opens (D-20). Every store function on documents takes one.
 */
export type DocumentScope = {
  userId: string;
  organizationId: string;
  role: PathRole;
  /** False for an admin role alone, which reads and does nothing (decisions C). */
  mayAct: boolean;
  /** The column that holds the organization of this role. */
  side: "subscriber_id" | "supplier_id";
  branches: readonly ScopeBranch[];
};

/** Asks for the opened types of children, by a statement that is prepared once. */
const openedTypes = {
  name: "opened_types",
  text: `SELECT child_id, event_type FROM sub_organization_event_visibilities WHERE parent_id = $1 ORDER BY child_id`,
};

export async function loadDocumentScope(
  pool: Pool,
  actor: Pick<DocumentScope, "userId" | "organizationId" | "role" | "mayAct">,
): Promise<DocumentScope> {
  const types = typesOfRole(actor.role);
  const own = types.map((documentType) => ({ organizationId: actor.organizationId, documentType }));
  const values = [actor.organizationId];
  const { rows: opened } = await pool.query<{ child_id: string; event_type: string }>({ ...openedTypes, values });
  const ofChildren = opened.flatMap(({ child_id, event_type }) => {
    const documentType = types.find((type) => type === event_type);
    return documentType ? [{ organizationId: child_id, documentType }] : [];
  });
  const side = actor.role === "SUBSCRIBER" ? "subscriber_id" : "supplier_id";
  return { ...actor, side, branches: [...own, ...ofChildren] };
}

/** The branches of these types as two parallel arrays, for unnest. */
export function branchArrays(scope: DocumentScope, types?: readonly DocumentType[]): [string[], DocumentType[]] {
  const chosen = types ? scope.branches.filter(({ documentType }) => types.includes(documentType)) : scope.branches;
  return [chosen.map(({ organizationId }) => organizationId), chosen.map(({ documentType }) => documentType)];
}
