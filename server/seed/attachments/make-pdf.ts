const pageWidth = 595;
const pageHeight = 842;
const margin = 60;

/** As a string of a PDF's content, in the encoding that its font is asked to have. */
const quoted = (line: string) => `(${line.replace(/[\\()]/g, "\\$&")})`;

/** A page of lines in Helvetica, the first of them large. */
export function makePdf([title = "", ...lines]: readonly string[]): Uint8Array {
  const text = [
    "BT",
    `/F1 18 Tf ${margin} ${pageHeight - 80} Td ${quoted(title)} Tj`,
    "/F1 11 Tf 0 -34 Td 16 TL",
    ...lines.map((line) => `${quoted(line)} Tj T*`),
    "ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, "latin1");
}
