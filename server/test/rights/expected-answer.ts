import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Actor, Relation } from "./cast.ts";

const everyRole: readonly OrganizationRole[] = [
  "SUBSCRIBER",
  "SUBSCRIBER_ADMIN",
  "SUPPLIER",
  "SUPPLIER_ADMIN",
  "ERROR_HANDLER",
];

type Passing = Partial<Record<Relation, readonly OrganizationRole[]>>;

/** Who passes, by where the actor's organization stands; written by hand, from the specification and not the code. */
const needs = {
  visible: { own: everyRole, parent: everyRole },
  member: { own: everyRole, parent: ["SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"] },
  "act as SUBSCRIBER": { own: ["SUBSCRIBER"], parent: [] },
  "act as SUPPLIER": { own: ["SUPPLIER"], parent: [] },
  "act as ERROR_HANDLER": { own: ["ERROR_HANDLER"], parent: [] },
  "read as SUBSCRIBER": { own: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"], parent: [] },
  "read as SUPPLIER": { own: ["SUPPLIER", "SUPPLIER_ADMIN"], parent: [] },
  "read as ERROR_HANDLER": { own: ["ERROR_HANDLER"], parent: [] },
  "read as SUPPLIER or ERROR_HANDLER": { own: ["SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"], parent: [] },
  "control as admin": {
    own: ["SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"],
    parent: ["SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"],
  },
  "control as SUBSCRIBER_ADMIN": { own: ["SUBSCRIBER_ADMIN"], parent: ["SUBSCRIBER_ADMIN"] },
  "control as SUPPLIER_ADMIN": { own: ["SUPPLIER_ADMIN"], parent: ["SUPPLIER_ADMIN"] },
  "control from above": { own: [], parent: ["SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"] },
  "control as product admin": { own: [], parent: [] },
} as const satisfies Record<string, Passing>;

/** "admin": an admin role anywhere; "supplier admin": that of a supplier. */
export type Need = "public" | "user" | "admin" | "supplier admin" | "product admin" | keyof typeof needs;

/** What a call with this need answers the actor: as declared for those who pass, or a refusal. */
export function expectedAnswer(need: Need, actor: Actor, granted: string): string {
  if (need === "public") return granted;
  if (actor.kind === "refused") return "401 UNAUTHENTICATED";
  if (need === "user" || actor.kind === "admin") return granted;
  if (need === "product admin") return "403 FORBIDDEN";
  if (need === "supplier admin") return "role" in actor && actor.role === "SUPPLIER_ADMIN" ? granted : "403 FORBIDDEN";
  if (need === "admin") return "role" in actor && actor.role.endsWith("_ADMIN") ? granted : "403 FORBIDDEN";
  if (!("relation" in actor)) return "404 NOT_FOUND";
  const passing: Passing = needs[need];
  const roles = passing[actor.relation];
  if (!roles) return "404 NOT_FOUND";
  return roles.includes(actor.role) ? granted : "403 FORBIDDEN";
}
