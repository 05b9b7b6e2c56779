import { buffer } from "node:stream/consumers";
import Pdfkit from "pdfkit";
import { colors, labels, page, sizes } from "./page-look.ts";
import { registerTypeface, type FontName } from "./typeface.ts";

type Row = { label: string; value: string };
type Pdf = InstanceType<typeof Pdfkit>;
type Element = ReturnType<Pdf["struct"]>;
type Tag = "Sect" | "H1" | "H2" | "L" | "LI" | "Lbl" | "LBody";

/** What is told on the pages, in its reader's words. */
export type PdfText = {
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  made: Date;
  head: readonly Row[];
  sections: readonly { title: string; rows: readonly Row[] }[];
  /** What stands at the foot of each page, at its left and at its right. */
  foot: (page: number, pages: number) => { left: string; right: string };
};

const leftEdge = page.margins.left;
const widthOf = (pdf: Pdf): number => pdf.page.width - page.margins.left - page.margins.right;

/** Draws what belongs to this element of the structure; an element takes its content once all of it is drawn. */
function draw(pdf: Pdf, parent: Element, tag: Tag, drawing: () => void): void {
  const element = pdf.struct(tag);
  const content = pdf.markStructureContent(tag);
  drawing();
  pdf.endMarkedContent();
  element.add(content);
  parent.add(element);
  element.end();
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - page.margins.bottom) pdf.addPage();
}

// Figures of one width in dates, into whose full stops others are drawn; pdfkit keeps no layouts of such text, so that it takes longer.
const featuresOf = (text: string): Pick<PDFKit.Mixins.TextOptions, "features"> =>
  /\d\.\d/.test(text) ? { features: ["tnum"] } : {};
const fontOf = (pdf: Pdf, name: FontName): Pdf => pdf.font(name);
const labelLook = (pdf: Pdf) => fontOf(pdf, "regular").fontSize(sizes.text).fillColor(colors.label);
const valueLook = (pdf: Pdf) => fontOf(pdf, "regular").fontSize(sizes.text).fillColor(colors.text);

/** Names at the left and what is said of them beside; what has no value takes the whole width. */
function writeRows(pdf: Pdf, parent: Element, rows: readonly Row[]): void {
  const list = pdf.struct("L");
  const valueEdge = leftEdge + labels.width + labels.gap;
  const valueWidth = widthOf(pdf) - labels.width - labels.gap;
  for (const { label, value } of rows) {
    const item = pdf.struct("LI");
    const labelWidth = value === "" ? widthOf(pdf) : labels.width;
    const look = value === "" ? valueLook : labelLook;
    const labelHeight = look(pdf).heightOfString(label, { width: labelWidth });
    const valueHeight =
      value === "" ? 0 : valueLook(pdf).heightOfString(value, { width: valueWidth, ...featuresOf(value) });
    keepTogether(pdf, Math.max(labelHeight, valueHeight));
    const top = pdf.y;
    draw(pdf, item, "Lbl", () => look(pdf).text(`${label} `, leftEdge, top, { width: labelWidth }));
    const below = pdf.y;
    if (value !== "")
      draw(pdf, item, "LBody", () =>
        valueLook(pdf).text(`${value} `, valueEdge, top, { width: valueWidth, ...featuresOf(value) }),
      );
    pdf.y = Math.max(pdf.y, below) + 2;
    list.add(item);
    item.end();
  }
  parent.add(list);
  list.end();
}

function writeHeading(pdf: Pdf, parent: Element, tag: "H1" | "H2", text: string): void {
  const size = tag === "H1" ? sizes.title : sizes.heading;
  // A heading is never the last line of its page.
  keepTogether(pdf, size * 4);
  draw(pdf, parent, tag, () =>
    fontOf(pdf, "strong")
      .fontSize(size)
      .fillColor(colors.text)
      .text(`${text} `, leftEdge, pdf.y, { width: widthOf(pdf) }),
  );
  pdf.y += 4;
}

function drawLine(pdf: Pdf): void {
  pdf.markContent("Artifact", { type: "Layout" });
  const y = pdf.y + 5;
  pdf
    .moveTo(leftEdge, y)
    .lineTo(leftEdge + widthOf(pdf), y)
    .lineWidth(0.5)
    .stroke(colors.line);
  pdf.endMarkedContent();
  pdf.y = y + 8;
}

/** Known only when all is written: how many pages there are. */
function writeFeet(pdf: Pdf, foot: PdfText["foot"]): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    pdf.switchToPage(start + nth);
    const { left, right } = foot(nth + 1, count);
    const y = pdf.page.height - page.foot;
    pdf.markContent("Artifact", { type: "Pagination" });
    fontOf(pdf, "regular").fontSize(sizes.foot).fillColor(colors.label);
    // Without breaks of lines, for under the margin one would begin a new page.
    pdf.text(left, leftEdge, y, { lineBreak: false, ...featuresOf(left) });
    pdf.text(right, leftEdge + widthOf(pdf) - pdf.widthOfString(right), y, { lineBreak: false });
    pdf.endMarkedContent();
  }
}

/** A text of names and values as PDF on A4: tagged for screen readers, with its letters, each page numbered of all. */
export function writePdf({ language, title, author, made, head, sections, foot }: PdfText): Promise<Buffer> {
  const pdf = new Pdfkit({
    size: page.size,
    margins: page.margins,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    // Without one of its own, of which every document would tell.
    font: "",
    info: { Title: title, Author: author, CreationDate: made },
  });
  registerTypeface(pdf);
  const written = buffer(pdf);
  const whole = pdf.struct("Document");
  writeHeading(pdf, whole, "H1", title);
  writeRows(pdf, whole, head);
  for (const { title: heading, rows } of sections) {
    drawLine(pdf);
    const section = pdf.struct("Sect");
    writeHeading(pdf, section, "H2", heading);
    writeRows(pdf, section, rows);
    whole.add(section);
    section.end();
  }
  pdf.addStructure(whole);
  whole.end();
  writeFeet(pdf, foot);
  pdf.end();
  return written;
}
