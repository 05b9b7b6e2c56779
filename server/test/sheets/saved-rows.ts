/**
 * One sheet as somebody types it into a spreadsheet. No spreadsheet is at hand where tests run: saved-workbooks.ts and
 * saved-texts.ts write what each program is known to write of it. One workbook LibreOffice 7.4 has saved itself, from its ODS.
 */
export type Typed =
  | { text: string }
  | { number: number }
  /** Euros with a format of money. */
  | { money: number }
  | { day: string }
  /** A day with a time of it. */
  | { moment: string }
  | { yes: boolean }
  | { formula: string; text: string }
  | { failed: string }
  /** Nothing, but a border or a colour. */
  | "styled";

const text = (said: string): Typed => ({ text: said });

export const typedHeaders = [
  "Tilaajan liittymätunnus",
  "Käytössä alkaen",
  "A-pään osoite",
  "Postinumero",
  "Kuukausimaksu yhteensä",
  "Sopimusnumero",
  "Asiakkaan nimi",
  "Muistiinpano",
  "Valvottu",
];

export const typedRows: Typed[][] = [
  [
    text("VANHA-1"),
    { day: "2024-03-15" },
    text("Hämeenkatu 12 B 3"),
    { number: 100 },
    { money: 1249.9 },
    { number: 4500012345 },
    text('Kauppahuone "Åström"; Oy'),
    text('Ovi 3, koodi "77"\nSoita ensin'),
    { yes: true },
  ],
  [
    { formula: 'CONCATENATE("VANHA-",2)', text: "VANHA-2" },
    { moment: "2024-03-16T09:10" },
    text("Mannerheimintie 5 A, 00100 Helsinki"),
    text("00100"),
    { money: 0.1 },
    text("0012"),
    text("€uro & <Pojat> Oy"),
    text("  sisennetty"),
    { yes: false },
  ],
  [
    text("VANHA-3"),
    { day: "2024-02-29" },
    text("Rantatie 1"),
    { number: 33_100 },
    { failed: "NA()" },
    "styled",
    text("Ääkkönen Ab"),
    "styled",
    "styled",
  ],
];

/** How a spreadsheet counts days: from the last day but one of 1899. */
export const serialOf = (moment: string): number =>
  (Date.parse(moment.length === 10 ? moment : `${moment}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** What a reader of a workbook is to make of it. */
export const readRows: string[][] = [
  typedHeaders,
  [
    "VANHA-1",
    "2024-03-15",
    "Hämeenkatu 12 B 3",
    "100",
    "1249.9",
    "4500012345",
    'Kauppahuone "Åström"; Oy',
    'Ovi 3, koodi "77"\nSoita ensin',
    "TRUE",
  ],
  [
    "VANHA-2",
    "2024-03-16 09:10",
    "Mannerheimintie 5 A, 00100 Helsinki",
    "00100",
    "0.1",
    "0012",
    "€uro & <Pojat> Oy",
    "  sisennetty",
    "FALSE",
  ],
  ["VANHA-3", "2024-02-29", "Rantatie 1", "33100", "#N/A", "", "Ääkkönen Ab", "", ""],
];
