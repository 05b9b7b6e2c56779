import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Side } from "@runko/domain/documents/sides";
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
  /**
   * Whether the branches hold what children open, or the statement that takes branchTable is to look it up, or they are
   * left out.
   */
  children: "loaded" | "looked up" | "left out";
};

type Actor = Pick<DocumentScope, "userId" | "organizationId" | "role" | "mayAct">;

/** Which documents are seen, whoever looks: as much of a scope as a statement needs. */
export type SeenDocuments = Omit<DocumentScope, "userId" | "mayAct">;

/** The side on which the actor stands. */
export const sideOf = ({ side }: Pick<DocumentScope, "side">): Side =>
  side === "subscriber_id" ? "subscriber" : "supplier";

/** In whose eyes a document is shown: a fault handler reads as the supplier it works for, without what is not the fault's. */
export const viewOf = ({ side, role }: Pick<DocumentScope, "side" | "role">): PathRole =>
  side === "subscriber_id" ? "SUBSCRIBER" : role;

const opened = (parent: string) =>
  `SELECT child_id, event_type FROM sub_organization_event_visibilities WHERE parent_id = ${parent}`;

/** Asks for the opened types of children, by a statement that is prepared once. */
const openedTypes = { name: "opened_types", text: `${opened("$1")} ORDER BY child_id` };

/** What an organization sees in a role, by its own documents alone so far: the statement is to look up what children open. */
export function ownDocuments(organizationId: string, role: PathRole): SeenDocuments {
  const branches = typesOfRole(role).map((documentType) => ({ organizationId, documentType }));
  const side = role === "SUBSCRIBER" ? "subscriber_id" : "supplier_id";
  return { organizationId, role, side, branches, children: "looked up" };
}

export async function loadDocumentScope(pool: Pool, actor: Actor): Promise<DocumentScope> {
  const own = ownDocuments(actor.organizationId, actor.role);
  const types = typesOfRole(actor.role);
  const values = [actor.organizationId];
  const { rows } = await pool.query<{ child_id: string; event_type: string }>({ ...openedTypes, values });
  const ofChildren = rows.flatMap(({ child_id, event_type }) => {
    const documentType = types.find((type) => type === event_type);
    return documentType ? [{ organizationId: child_id, documentType }] : [];
  });
  return { ...actor, ...own, branches: [...own.branches, ...ofChildren], children: "loaded" };
}

const givenBranches = "SELECT * FROM unnest($1::uuid[], $2::text[])";
/** Of arrays that it does not know PostgreSQL expects ten rows. */
const countedBranches = (count: number) =>
  `VALUES ${Array.from({ length: count }, (_, at) => `(($1::uuid[])[${at + 1}], ($2::text[])[${at + 1}])`).join(", ")}`;

/**
 * SQL of the branches of a scope as a table `b`, of the parameters `$1` and `$2` that branchArrays gives. With types it
 * is for branches of these alone, and another text for one of them than for several.
 */
export function branchTable(scope: SeenDocuments, types?: readonly DocumentType[]): string {
  const ofChildren = `${opened("($1::uuid[])[1]")} AND event_type = ANY($2::text[])`;
  const count = types ? branchArrays(scope, types)[0].length : 0;
  const isCounted = count === 1 || (count > 0 && scope.children === "left out");
  const given = isCounted ? countedBranches(count) : givenBranches;
  const all = scope.children === "looked up" ? `${given} UNION ALL ${ofChildren}` : given;
  return `(${all}) AS b(organization_id, document_type)`;
}

/**
 * SQL of whether the scope sees `documents d`, of the same parameters. Of one document PostgreSQL finds it sooner without
 * the table.
 */
export function sees(scope: SeenDocuments): string {
  const { side, children } = scope;
  if (children !== "looked up")
    return `EXISTS (SELECT FROM ${branchTable(scope)} WHERE b.organization_id = d.${side} AND b.document_type = d.document_type)`;
  return `d.document_type = ANY($2::text[]) AND (d.${side} = ($1::uuid[])[1]
    OR EXISTS (SELECT FROM sub_organization_event_visibilities v
      WHERE v.parent_id = ($1::uuid[])[1] AND v.child_id = d.${side} AND v.event_type = d.document_type))`;
}

/** The branches of these types as two parallel arrays, for unnest. */
export function branchArrays(scope: SeenDocuments, types?: readonly DocumentType[]): [string[], DocumentType[]] {
  const chosen = types ? scope.branches.filter(({ documentType }) => types.includes(documentType)) : scope.branches;
  return [chosen.map(({ organizationId }) => organizationId), chosen.map(({ documentType }) => documentType)];
}
