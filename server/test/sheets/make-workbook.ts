import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const part = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export type WorkbookParts = {
  /** By name, in the order of the book: what stands in `sheetData`. */
  sheets: Record<string, string>;
  sharedStrings?: string;
  /** `cellXfs` of the styles, and formats that they name. */
  styles?: string;
};

export async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return await buffer(zip.outputStream);
}

/** A workbook of these parts, as small as one may be. */
export async function makeWorkbook({ sheets, sharedStrings, styles }: WorkbookParts): Promise<Buffer> {
  const names = Object.keys(sheets);
  const relationships = [
    ...names.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`]),
    ["styles", "styles.xml"],
    ...(sharedStrings === undefined ? [] : [["sharedStrings", "sharedStrings.xml"]]),
  ];
  return await zipOf({
    "[Content_Types].xml": `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packaged}/relationships">${relationships.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`).join("")}</Relationships>`,
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}">${styles ?? "<cellXfs><xf/></cellXfs>"}</styleSheet>`,
    ...(sharedStrings !== undefined && {
      "xl/sharedStrings.xml": `${head}<sst xmlns="${main}">${sharedStrings}</sst>`,
    }),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** A book of one sheet, as a program writes it: what stands inside `workbook`, `worksheet` and `styleSheet`, and its shared strings. */
export async function makePackage(given: {
  workbook: string;
  sheetName: string;
  sheet: string;
  sharedStrings: readonly string[];
  styles: string;
}): Promise<Buffer> {
  const { sharedStrings } = given;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const related = [
    relation(1, "worksheet", "worksheets/sheet1.xml"),
    relation(2, "styles", "styles.xml"),
    relation(3, "sharedStrings", "sharedStrings.xml"),
  ];
  const own = `xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"`;
  return await zipOf({
    "[Content_Types].xml": `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${part}.sharedStrings+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${packaged}/relationships">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}">${given.workbook}<sheets><sheet name="${given.sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packaged}/relationships">${related.join("")}</Relationships>`,
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}">${given.styles}</styleSheet>`,
    "xl/sharedStrings.xml": `${head}<sst xmlns="${main}" count="${sharedStrings.length}" uniqueCount="${sharedStrings.length}">${sharedStrings.join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${main}" xmlns:r="${office}" ${own}>${given.sheet}</worksheet>`,
  });
}
