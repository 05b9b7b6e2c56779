import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { columnLetters } from "../sheets/column-letters.ts";

export type TemplateColumn = {
  name: string;
  header: string;
  /** Told beside a cell that is chosen. */
  note: string;
  options: readonly string[];
  isDate: boolean;
  example: string;
};

export type Template = {
  columns: readonly TemplateColumn[];
  sheetNames: { rows: string; help: string; values: string };
  help: readonly string[];
  /** Sheets of words that one may choose among: their name, headers and rows. */
  lists: readonly { name: string; rows: readonly (readonly string[])[] }[];
  rows: number;
};

const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const part = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEADER = 3;
const DAY = 1;
const TEXT = 2;
const PROMPT_LENGTH = 250;

/** 0 plain, 1 a day, 2 text whatever is typed, 3 a header. */
const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="d\\.m\\.yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs>`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const row = (number: number, cells: readonly string[], style = 0, attributes = "") => {
  const filled = cells.map(
    (text, at) =>
      `<c r="${columnLetters(at)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
  );
  return `<row r="${number}"${attributes}>${filled.join("")}</row>`;
};

const sheet = (body: string) => `${head}<worksheet xmlns="${main}">${body}</worksheet>`;

function validations({ columns, sheetNames, rows }: Template): string {
  const rules = columns.flatMap(({ options, note }, at) => {
    const letter = columnLetters(at);
    const range = `sqref="${letter}3:${letter}${rows + 3}"`;
    const prompt = note === "" ? "" : ` showInputMessage="1" prompt="${escaped(note.slice(0, PROMPT_LENGTH))}"`;
    if (options.length > 0)
      return [
        `<dataValidation type="list" allowBlank="1"${prompt} ${range}><formula1>'${sheetNames.values}'!$${letter}$1:$${letter}$${options.length}</formula1></dataValidation>`,
      ];
    return prompt === "" ? [] : [`<dataValidation allowBlank="1"${prompt} ${range}/>`];
  });
  return rules.length === 0 ? "" : `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}

function rowsSheet(template: Template): string {
  const { columns } = template;
  const widths = columns.map(({ header, isDate }, at) => {
    const width = Math.min(40, Math.max(12, header.length + 3));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="${isDate ? DAY : TEXT}"/>`;
  });
  const body = [
    row(
      1,
      columns.map(({ header }) => header),
      HEADER,
    ),
    row(
      2,
      columns.map(({ name }) => name),
      0,
      ` hidden="1"`,
    ),
    row(
      3,
      columns.map(({ example }, at) => (at === 0 ? `# ${example}` : example)),
    ),
  ];
  return sheet(`<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join("")}</cols><sheetData>${body.join("")}</sheetData>${validations(template)}`);
}

function valuesSheet(columns: readonly TemplateColumn[]): string {
  const longest = Math.max(0, ...columns.map(({ options }) => options.length));
  const rows = Array.from({ length: longest }, (_, at) =>
    row(
      at + 1,
      columns.map(({ options }) => options[at] ?? ""),
    ),
  );
  return sheet(`<sheetData>${rows.join("")}</sheetData>`);
}

/** A workbook to be filled in: headers, the hidden names of the columns, an example, choices, and sheets that help. */
export async function templateFile(template: Template): Promise<Buffer> {
  const { sheetNames, help, lists, columns } = template;
  const sheets: { name: string; xml: string; hidden?: true }[] = [
    { name: sheetNames.rows, xml: rowsSheet(template) },
    {
      name: sheetNames.help,
      xml: sheet(
        `<cols><col min="1" max="1" width="100" customWidth="1"/></cols><sheetData>${help.map((line, at) => row(at + 1, [line])).join("")}</sheetData>`,
      ),
    },
    ...lists.map(({ name, rows }) => ({
      name,
      xml: sheet(
        `<sheetData>${rows.map((cells, at) => row(at + 1, cells, at === 0 ? HEADER : 0)).join("")}</sheetData>`,
      ),
    })),
    { name: sheetNames.values, xml: valuesSheet(columns), hidden: true },
  ];
  const overrides = sheets.map(
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${part}.worksheet+xml"/>`,
  );
  const links = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const named = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ` state="hidden"` : ""} r:id="rId${at + 1}"/>`,
  );
  const files: Record<string, string> = {
    "[Content_Types].xml": `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/>${overrides.join("")}</Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packaged}/relationships">${links.join("")}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  };
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return await buffer(zip.outputStream);
}
