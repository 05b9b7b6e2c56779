import { columnLetters } from "../../src/sheets/column-letters.ts";
import { makePackage } from "./make-workbook.ts";
import { serialOf, typedHeaders, typedRows, type Typed } from "./saved-rows.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Texts of a book, each once, in the order in which they first stand. */
function sharedTexts() {
  const texts: string[] = [];
  return {
    texts,
    at: (text: string) => {
      if (!texts.includes(text)) texts.push(text);
      return texts.indexOf(text);
    },
  };
}

const table: Typed[][] = [typedHeaders.map((text) => ({ text })), ...typedRows];
const addressed = (row: number, at: number) => `${columnLetters(at)}${row}`;

/** Which `xf` of a book's styles each kind of cell has. */
type Styles = { plain: number; day: number; moment: number; money: number };
type Writer = {
  styles: Styles;
  /** The type of a number, where the program writes it. */
  numberType: string;
  number: (value: number) => string;
  formula: (said: string) => string;
};

function cellXml(typed: Typed, r: string, textAt: (text: string) => number, writer: Writer): string {
  const { styles, numberType, number, formula } = writer;
  if (typed === "styled") return `<c r="${r}" s="${styles.plain}"/>`;
  const cell = (style: number, type: string, inside: string) => `<c r="${r}" s="${style}"${type}>${inside}</c>`;
  const numeric = (style: number, value: number) => cell(style, numberType, `<v>${number(value)}</v>`);
  if ("formula" in typed)
    return cell(styles.plain, ` t="str"`, `${formula(typed.formula)}<v>${escaped(typed.text)}</v>`);
  if ("text" in typed) return cell(styles.plain, ` t="s"`, `<v>${textAt(typed.text)}</v>`);
  if ("failed" in typed) return cell(styles.money, ` t="e"`, `${formula(typed.failed)}<v>#N/A</v>`);
  if ("yes" in typed) return cell(styles.plain, ` t="b"`, `<v>${typed.yes ? 1 : 0}</v>`);
  if ("day" in typed) return numeric(styles.day, serialOf(typed.day));
  if ("moment" in typed) return numeric(styles.moment, serialOf(typed.moment));
  return "money" in typed ? numeric(styles.money, typed.money) : numeric(styles.plain, typed.number);
}

const workbook = (inside: string) => ({ workbook: inside, sheetName: "Taul1" });

/** Seventeen digits, as Excel keeps a fraction: 0.1 is `0.10000000000000001`. */
const seventeen = (value: number) => (Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(17))));
const excelNumber = (value: number) => (value === 0.1 ? "0.10000000000000001" : seventeen(value));

/** Excel 365: shared strings, built-in formats of days, empty cells with a style, what it alone knows in namespaces of its own. */
export async function savedByExcel(): Promise<Buffer> {
  const { texts, at } = sharedTexts();
  const writer: Writer = {
    styles: { plain: 1, day: 2, moment: 3, money: 4 },
    numberType: "",
    number: excelNumber,
    formula: (said) => `<f>${said}</f>`,
  };
  const rows = table.map((cells, index) => {
    const inside = cells.map((typed, column) => cellXml(typed, addressed(index + 1, column), at, writer)).join("");
    return `<row r="${index + 1}" spans="1:9" x14ac:dyDescent="0.3">${inside}</row>`;
  });
  return await makePackage({
    ...workbook(`<fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="27328"/>
      <workbookPr defaultThemeVersion="202300"/><bookViews><workbookView xWindow="-108" yWindow="-108"/></bookViews>`),
    sheet: `<dimension ref="A1:I4"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews>
      <sheetFormatPr defaultRowHeight="14.4" x14ac:dyDescent="0.3"/><cols><col min="1" max="1" width="12.5" style="1" customWidth="1"/></cols>
      <sheetData>${rows.join("")}</sheetData><phoneticPr fontId="1" type="noConversion"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>`,
    sharedStrings: texts.map((text) => {
      const kept = /^\s|\s$|\n/.test(text) ? ` xml:space="preserve"` : "";
      return `<si><t${kept}>${escaped(text)}</t></si>`;
    }),
    styles: `<numFmts count="1"><numFmt numFmtId="44" formatCode="_-* #,##0.00\\ &quot;€&quot;_-;\\-* #,##0.00\\ &quot;€&quot;_-;_-* &quot;-&quot;??\\ &quot;€&quot;_-;_-@_-"/></numFmts>
      <fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>
      <cellStyleXfs count="2"><xf numFmtId="0"/><xf numFmtId="44"/></cellStyleXfs>
      <cellXfs count="5"><xf numFmtId="0" xfId="0"/><xf numFmtId="0" xfId="0" applyBorder="1"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" xfId="0" applyNumberFormat="1"/><xf numFmtId="44" xfId="1" applyNumberFormat="1"/></cellXfs>
      <cellStyles count="1"><cellStyle name="Normaali" xfId="0" builtinId="0"/></cellStyles>`,
  });
}

/** LibreOffice Calc: formats written out even where they are the general one, `t="n"`, and rows kept to the very last of the sheet. */
export async function savedByLibreOffice(): Promise<Buffer> {
  const { texts, at } = sharedTexts();
  const writer: Writer = {
    styles: { plain: 0, day: 1, moment: 2, money: 3 },
    numberType: ` t="n"`,
    number: (value) => String(Number(value.toPrecision(15))),
    formula: (said) => `<f aca="false">${said}</f>`,
  };
  const height = `customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"`;
  const rows = table.map((cells, index) => {
    const inside = cells.map((typed, column) => cellXml(typed, addressed(index + 1, column), at, writer)).join("");
    return `<row r="${index + 1}" ${height}>${inside}</row>`;
  });
  const last = [1_048_574, 1_048_575, 1_048_576].map((row) => `<row r="${row}" ${height}></row>`);
  return await makePackage({
    ...workbook(`<fileVersion appName="Calc"/><workbookPr backupFile="false" showObjects="all" date1904="false"/>
      <bookViews><workbookView showHorizontalScroll="true" firstSheet="0" activeTab="0"/></bookViews>`),
    sheet: `<sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:I1048576"/>
      <sheetViews><sheetView showFormulas="false" tabSelected="true" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="12.8"/>
      <cols><col collapsed="false" customWidth="true" hidden="false" min="1" max="1024" style="0" width="11.53"/></cols>
      <sheetData>${[...rows, ...last].join("")}</sheetData><printOptions headings="false"/>`,
    sharedStrings: texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`),
    styles: `<numFmts count="4"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="d\\.m\\.yyyy"/><numFmt numFmtId="166" formatCode="d\\.m\\.yyyy\\ h:mm"/><numFmt numFmtId="167" formatCode="#,##0.00\\ [$€-40B];[RED]\\-#,##0.00\\ [$€-40B]"/></numFmts>
      <cellStyleXfs count="1"><xf numFmtId="164"/></cellStyleXfs>
      <cellXfs count="4">${[164, 165, 166, 167].map((id) => `<xf numFmtId="${id}" fontId="0" xfId="0" applyFont="false" applyProtection="false"><alignment horizontal="general"/></xf>`).join("")}</cellXfs>`,
  });
}

/** Google Sheets: whole numbers with a fraction of nought, quoted formats of days, and a thousand rows of styled nothing. */
export async function savedByGoogleSheets(): Promise<Buffer> {
  const { texts, at } = sharedTexts();
  const writer: Writer = {
    styles: { plain: 1, day: 2, moment: 3, money: 4 },
    numberType: "",
    number: (value) => (Number.isInteger(value) ? `${value}.0` : String(value)),
    formula: (said) => `<f>${said}</f>`,
  };
  const rows = table.map((cells, index) => {
    const inside = cells.map((typed, column) => cellXml(typed, addressed(index + 1, column), at, writer)).join("");
    return `<row r="${index + 1}">${inside}</row>`;
  });
  const empty = Array.from({ length: 996 }, (_, index) => `<row r="${index + 5}"><c r="B${index + 5}" s="2"/></row>`);
  return await makePackage({
    ...workbook("<workbookPr/>"),
    sheet: `<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews>
      <sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/><sheetData>${[...rows, ...empty].join("")}</sheetData>`,
    sharedStrings: texts.map((text) =>
      /^\s|\s$|\n/.test(text)
        ? `<si><t xml:space="preserve">${escaped(text)}</t></si>`
        : `<si><t>${escaped(text)}</t></si>`,
    ),
    styles: `<numFmts count="3"><numFmt numFmtId="164" formatCode="d&quot;.&quot;m&quot;.&quot;yyyy"/><numFmt numFmtId="165" formatCode="d.m.yyyy h:mm"/><numFmt numFmtId="166" formatCode="#,##0.00\\ [$€]"/></numFmts>
      <cellStyleXfs count="1"><xf borderId="0" fillId="0" fontId="0" numFmtId="0"/></cellStyleXfs>
      <cellXfs count="5"><xf numFmtId="0" xfId="0"/><xf numFmtId="0" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" xfId="0" applyNumberFormat="1"/></cellXfs>`,
  });
}
