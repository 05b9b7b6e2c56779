import { columnLetters } from "../sheets/column-letters.ts";

const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const part = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Cell formats: 0 plain, 1 a day, 2 a minute, 3 the bold of headers. */
const styles = `${head}<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="d\\.m\\.yyyy"/><numFmt numFmtId="165" formatCode="d\\.m\\.yyyy\\ h\\.mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs>
</styleSheet>`;

/** Everything of a workbook with one sheet but the sheet itself. */
export function workbookParts(sheetName: string): Record<string, string> {
  return {
    "[Content_Types].xml": `${head}<Types xmlns="${types}">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/>
</Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${relationships}">
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}">
<sheets><sheet name="${sheetName.slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets>
</workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${relationships}">
<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>
</Relationships>`,
    "xl/styles.xml": styles,
  };
}

/** The sheet up to its first row of data: the headers stay in sight. */
export function sheetStart(headers: readonly string[]): string {
  const cells = headers
    .map((text, at) => `<c r="${columnLetters(at)}1" s="3" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join("");
  return `${head}<worksheet xmlns="${main}">
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/>
<sheetData><row r="1">${cells}</row>`;
}

export const sheetEnd = "</sheetData></worksheet>";
