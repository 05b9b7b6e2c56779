import { fieldNames, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { Issue } from "../values/issue.ts";
import { fieldPlace, type FieldPartyRole } from "./field-places.ts";
import { asList, asObject, firstObject, pointerTo, type JsonObject } from "./json-shapes.ts";

type Named = { id: string; name: string };

/** Roles of the two organizations of a document. */
export const sideRoles = { buyer: "subscriber", seller: "supplier" } as const;
export type SideRole = keyof typeof sideRoles;

/** How a party that is told by fields of the document is called. */
const referredTypes: Record<FieldPartyRole, string> = {
  siteContact: "Individual",
  endCustomer: "Organization",
  technicalContact: "Individual",
};
const fieldRoles = Object.keys(referredTypes) as FieldPartyRole[];

/** By which words a medium is a telephone or an e-mail, and under which names it tells it. */
const media = {
  phone: { mediumType: "phone", words: ["phone", "telephone", "mobile", "telephonenumber"], told: "phoneNumber" },
  email: { mediumType: "email", words: ["email", "e-mail", "emailaddress"], told: "emailAddress" },
} as const;
type Medium = keyof typeof media;
const mediumNames = Object.keys(media) as Medium[];

const fieldsOfParties = new Map(
  fieldNames.flatMap((name): [string, FieldName][] => {
    const place = fieldPlace(name);
    return place.at === "party" ? [[`${place.role} ${place.part}`, name]] : [];
  }),
);
const fieldOf = (role: FieldPartyRole, part: "name" | Medium): FieldName | undefined =>
  fieldsOfParties.get(`${role} ${part}`);

/** Which field tells what of each party, looked up once for the many documents of a list. */
const partiesOfFields = fieldRoles.map((role) => ({
  role,
  name: fieldOf(role, "name"),
  media: mediumNames.map((medium) => ({ ...media[medium], field: fieldOf(role, medium) })),
}));

function said(fields: DocumentFields, field: FieldName | undefined): string | undefined {
  const value = field === undefined ? undefined : fields[field];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

function writtenParty(fields: DocumentFields, party: (typeof partiesOfFields)[number]): JsonObject[] {
  const { role } = party;
  const name = said(fields, party.name);
  const contactMedium: JsonObject[] = [];
  for (const { field, mediumType, told } of party.media) {
    const value = said(fields, field);
    if (value !== undefined) contactMedium.push({ mediumType, characteristic: { [told]: value } });
  }
  if (name === undefined && contactMedium.length === 0) return [];
  const written: JsonObject = { id: role, role };
  if (name !== undefined) written.name = name;
  written["@referredType"] = referredTypes[role];
  if (contactMedium.length > 0) written.contactMedium = contactMedium;
  return [written];
}

type Told = {
  subscriber: Named;
  supplier: Named;
  fields: DocumentFields;
  /** Who handles it on the reader's side, as the screens show. */
  handler?: { name: string } | null;
};

/** The parties of a document: its two organizations and whom its fields name. Source: beyond A7 */
export function writeParties({ subscriber, supplier, fields, handler }: Told): JsonObject[] {
  const organization = (role: SideRole, { id, name }: Named) => ({ id, name, role, "@referredType": "Organization" });
  return [
    organization("buyer", subscriber),
    organization("seller", supplier),
    ...partiesOfFields.flatMap((party) => writtenParty(fields, party)),
    ...(handler ? [{ id: "handler", role: "handler", name: handler.name, "@referredType": "Individual" }] : []),
  ];
}

/** Whether the party is told by us, so that what a client sent of it is not told again. */
export const isOwnParty = (role: unknown): boolean =>
  typeof role === "string" && (Object.hasOwn(sideRoles, role) || fieldRoles.some((own) => own === role));

function mediumValue(party: JsonObject, medium: Medium): string | null | undefined {
  for (const one of asList(party.contactMedium)) {
    const { mediumType, characteristic } = asObject(one) ?? {};
    const told = firstObject(characteristic)?.[media[medium].told];
    const named = typeof mediumType === "string" ? mediumType.trim().toLowerCase() : undefined;
    const isOf = named === undefined || media[medium].words.some((word) => word === named);
    if (isOf && (typeof told === "string" || told === null)) return told;
  }
  return undefined;
}

export type ReadParties = {
  fields: DocumentFields;
  organizations: { role: SideRole; id: string; pointer: string }[];
  issues: Issue[];
};

/** What parties tell: fields of the document, and the organizations that they name; of roles of the client's own nothing. */
export function readParties(given: unknown, pointer: string): ReadParties {
  const read: ReadParties = { fields: {}, organizations: [], issues: [] };
  for (const [index, one] of asList(given).entries()) {
    const [party, at] = [asObject(one), pointerTo(pointer, index)];
    if (!party) read.issues.push({ path: at, code: "INVALID_VALUE" });
    const { role, name, id } = party ?? {};
    if (role === "buyer" || role === "seller") {
      if (typeof id === "string") read.organizations.push({ role, id, pointer: pointerTo(at, "id") });
      else read.issues.push({ path: pointerTo(at, "id"), code: id === undefined ? "REQUIRED" : "INVALID_VALUE" });
    }
    const own = fieldRoles.find((known) => known === role);
    if (!own || !party) continue;
    const isName = name === undefined || name === null || typeof name === "string";
    if (!isName) read.issues.push({ path: pointerTo(at, "name"), code: "INVALID_VALUE" });
    const told = {
      name: isName ? name : undefined,
      phone: mediumValue(party, "phone"),
      email: mediumValue(party, "email"),
    };
    for (const part of ["name", ...mediumNames] as const) {
      const [field, value] = [fieldOf(own, part), told[part]];
      if (field !== undefined && value !== undefined) Object.assign(read.fields, { [field]: value });
    }
  }
  return read;
}
