import type { Issue } from "@runko/domain/values/issue";
import { lacking, malformed, objectAt, rowsAt, textAt } from "./read-body.ts";
import type { OrderItem } from "./read-order-items.ts";
import type { Json } from "./select-attributes.ts";

const roles = ["targetAddress", "otherEndAddress"];
const finland = new Set(["FI", "FIN"]);

/** Parts of an address, by what the standard calls them. */
const placeParts = {
  streetName: "streetName",
  streetNumber: "streetNr",
  streetLetter: "streetNrSuffix",
  postalCode: "postcode",
  postalPlace: "city",
} as const;

function addressOf(row: Json, at: string): Record<string, string> {
  const parts = Object.entries(placeParts).flatMap(([ours, theirs]) => {
    const text = textAt(row, theirs, at);
    return text === undefined ? [] : [[ours, text] as const];
  });
  const [sub] = rowsAt(row, "geographicSubAddress", at);
  const apartment = sub && textAt(sub, "subUnitNumber", `${at}/geographicSubAddress/0`);
  return Object.fromEntries([...parts, ...(apartment === undefined ? [] : [["apartment", apartment] as const])]);
}

/** The addresses of an item's product. */
export function readPlaces({ product, at }: OrderItem): { fields: Record<string, unknown>; issues: Issue[] } {
  const fields: Record<string, unknown> = {};
  const issues: Issue[] = [];
  const rows = rowsAt(product, "place", `${at}/product`);
  const lacks = rows.flatMap((row, index) => lacking(row, ["role"], `${at}/product/place/${index}`));
  if (lacks.length > 0) throw malformed(...lacks);
  for (const [index, row] of rows.entries()) {
    const path = `${at}/product/place/${index}`;
    const role = textAt(row, "role", path) ?? "";
    const country = textAt(row, "country", path) ?? "FI";
    const address = addressOf(row, path);
    if (!roles.includes(role)) issues.push({ path: `${path}/role`, code: "NOT_AN_OPTION" });
    else if (!finland.has(country.toUpperCase())) issues.push({ path: `${path}/country`, code: "NOT_AN_OPTION" });
    else if (Object.keys(address).length === 0) issues.push({ path, code: "SOURCE_NOT_FOUND", params: { tid: "" } });
    else fields[role] = address;
  }
  return { fields, issues };
}

const media = { phone: ["phoneNumber", "contactPhone"], email: ["emailAddress", "contactEmail"] } as const;

/** The site's contact and the end customer, of the parties of a body. */
export function readParties(body: Json): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [index, row] of rowsAt(body, "relatedParty").entries()) {
    const at = `/relatedParty/${index}`;
    const name = textAt(row, "name", at);
    if (row["role"] === "endCustomer" && name !== undefined) fields["customerName"] = name;
    if (row["role"] !== "siteContact") continue;
    if (name !== undefined) fields["contactName"] = name;
    for (const [medium, one] of rowsAt(row, "contactMedium", at).entries()) {
      const [attribute, field] = media[String(one["mediumType"]) as keyof typeof media] ?? [];
      const path = `${at}/contactMedium/${medium}`;
      const text = attribute && textAt(objectAt(one, "characteristic", path), attribute, `${path}/characteristic`);
      if (field && text !== undefined) fields[field] = text;
    }
  }
  return fields;
}

const noted = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The contact of the site and the end customer as parties. */
export function partiesOf(fields: Readonly<Record<string, unknown>>): Json[] {
  const contactMedium = Object.entries(media).flatMap(([mediumType, [attribute, field]]) =>
    noted(fields[field]) ? [{ mediumType, characteristic: { [attribute]: fields[field] } }] : [],
  );
  const contact = noted(fields["contactName"]) || contactMedium.length > 0;
  return [
    ...(contact
      ? [
          {
            id: "siteContact",
            role: "siteContact",
            "@referredType": "Individual",
            ...(noted(fields["contactName"]) && { name: fields["contactName"] }),
            ...(contactMedium.length > 0 && { contactMedium }),
          },
        ]
      : []),
    ...(noted(fields["customerName"])
      ? [{ id: "endCustomer", role: "endCustomer", "@referredType": "Organization", name: fields["customerName"] }]
      : []),
  ];
}

/** The addresses as places. */
export function placesOf(fields: Readonly<Record<string, unknown>>): Json[] {
  return roles.flatMap((role) => {
    const address = fields[role] as Record<string, string | null> | null | undefined;
    if (!address) return [];
    const parts = Object.entries(placeParts).flatMap(([ours, theirs]) =>
      noted(address[ours]) ? [[theirs, address[ours]] as const] : [],
    );
    const { apartment } = address;
    const sub = noted(apartment) && { geographicSubAddress: [{ subUnitType: "apartment", subUnitNumber: apartment }] };
    return [{ role, "@type": "GeographicAddress", ...Object.fromEntries(parts), country: "FI", ...sub }];
  });
}
