import { escapeHtml } from "../values/escape-html.ts";

export type MailPart =
  | { heading: string }
  | { text: string; strong?: boolean }
  | { link: string; label: string; button?: boolean }
  /** Lines that stand as they are. */
  | { lines: string }
  | { small: string };

const ink = "color:#1f2a33";

function htmlOf(part: MailPart): string {
  if ("heading" in part)
    return `<h1 style="font-size:20px;line-height:1.3;margin:0 0 8px">${escapeHtml(part.heading)}</h1>`;
  if ("text" in part)
    return `<p style="margin:0 0 12px${part.strong ? ";font-weight:bold" : ""}">${escapeHtml(part.text)}</p>`;
  if ("link" in part) {
    const look = part.button
      ? "display:inline-block;padding:10px 16px;border-radius:6px;background:#0b5563;color:#ffffff;text-decoration:none;font-weight:bold"
      : "color:#0b5563";
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.link)}" style="${look}">${escapeHtml(part.label)}</a></p>`;
  }
  if ("lines" in part)
    return `<div style="white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #d5dde2;border-radius:6px;padding:12px 14px;margin:0 0 16px;font-size:14px;line-height:1.5;background:#f7f9fa">${escapeHtml(part.lines.trim())}</div>`;
  return `<p style="margin:0 0 8px;font-size:12px;color:#5a6872">${escapeHtml(part.small)}</p>`;
}

function textOf(part: MailPart): string {
  if ("heading" in part) return part.heading;
  if ("text" in part) return part.text;
  if ("link" in part) return `${part.label}:\n${part.link}`;
  if ("lines" in part) return `${"-".repeat(60)}\n${part.lines.trim()}\n${"-".repeat(60)}`;
  return part.small;
}

/** The same parts for a reader of plain text and one of HTML; nothing in them is markup. */
export function renderMail(parts: readonly MailPart[]): { text: string; html: string } {
  const html = `<!doctype html>
<html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:#eef2f4;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;${ink}">
<div style="max-width:640px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 16px;font-weight:bold;color:#0b5563">Runko</p>
${parts.map(htmlOf).join("\n")}
</div></body></html>
`;
  return { text: `${parts.map(textOf).join("\n\n")}\n`, html };
}
