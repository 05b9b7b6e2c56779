import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Side } from "@runko/domain/documents/sides";
import { mayActAs } from "@runko/domain/organizations/acting";
import { areaPaths, mailedOrganization } from "@runko/domain/organizations/areas";
import type { PathRole, UserForRights } from "@runko/domain/organizations/roles";
import type { Config } from "../config/config.ts";

const areaOfRole = {
  SUBSCRIBER: areaPaths.subscriber,
  SUPPLIER: areaPaths.supplier,
  ERROR_HANDLER: areaPaths.faultHandler,
} as const satisfies Record<PathRole, string>;

type Place = { role: PathRole; organizationId: string; eventId: number };

/** The page of a document for who works in this role of this organization, whichever the reader has selected. */
export function documentLink(
  { publicUrl }: Pick<Config, "publicUrl">,
  { role, organizationId, eventId }: Place,
): string {
  return `${publicUrl}${areaOfRole[role]}/documents/${eventId}?${mailedOrganization}=${organizationId}`;
}

/** The role in which a side works on documents of this type. */
export function roleOfSide(side: Side, documentType: DocumentType): PathRole {
  if (side === "subscriber") return "SUBSCRIBER";
  return documentType === "Fault" ? "ERROR_HANDLER" : "SUPPLIER";
}

/** The roles in which a side reads documents of this type, the one that answers them first. */
export const rolesOfSide = (side: Side, documentType: DocumentType): PathRole[] =>
  side === "supplier" ? [roleOfSide(side, documentType), "SUPPLIER"] : ["SUBSCRIBER"];

/** The role in which the user reads this document on this side; undefined for one who may not. */
export function roleOfReader(
  user: UserForRights,
  { organizationId, side, documentType }: { organizationId: string; side: Side; documentType: DocumentType },
): PathRole | undefined {
  return rolesOfSide(side, documentType).find((role) => mayActAs(user, organizationId, role));
}
