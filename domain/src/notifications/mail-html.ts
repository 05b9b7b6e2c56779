import type { Catalogue } from "../texts/catalogue.ts";
import { escapeHtml } from "../values/escape-html.ts";

export type MailPart =
  | { heading: string; urgent?: boolean }
  | { text: string; strong?: boolean }
  /** `close` to what follows. */
  | { link: string; label: string; button?: boolean; close?: boolean }
  /** Lines that stand as they are. */
  | { lines: string }
  | { list: readonly string[] }
  | { small: string };

/** For mail programs that follow a dark screen; the others show what stands on the elements. */
const dark = `@media (prefers-color-scheme:dark){
body,.ground{background:#12191e!important}
.sheet{background:#1b252c!important;color:#e4eaee!important}
.sheet a.plain,.mark{color:#7fd0de!important}
.box{background:#12191e!important;border-color:#3a4750!important}
.small{color:#aab7c0!important}
.urgent{color:#ff9d8f!important}
}`;

function htmlOf(part: MailPart): string {
  if ("heading" in part)
    return `<h1${part.urgent ? ' class="urgent"' : ""} style="font-size:20px;line-height:1.3;margin:0 0 8px${part.urgent ? ";color:#a3210f" : ""}">${escapeHtml(part.heading)}</h1>`;
  if ("text" in part)
    return `<p style="margin:0 0 12px${part.strong ? ";font-weight:bold" : ""}">${escapeHtml(part.text)}</p>`;
  if ("link" in part) {
    const look = part.button
      ? "display:inline-block;padding:10px 16px;border-radius:6px;background:#0b5563;color:#ffffff;text-decoration:none;font-weight:bold"
      : "color:#0b5563";
    return `<p style="margin:0 0 ${part.close ? 4 : 16}px"><a${part.button ? "" : ' class="plain"'} href="${escapeHtml(part.link)}" style="${look}">${escapeHtml(part.label)}</a></p>`;
  }
  if ("lines" in part)
    return `<div class="box" style="white-space:pre-wrap;border:1px solid #d5dde2;border-radius:6px;padding:12px 14px;margin:0 0 16px;font-size:14px;line-height:1.5;background:#f7f9fa">${escapeHtml(part.lines.trim())}</div>`;
  if ("list" in part)
    return `<ul style="margin:0 0 16px;padding-left:20px">${part.list.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
  return `<p class="small" style="margin:0 0 8px;font-size:12px;color:#5a6872">${escapeHtml(part.small)}</p>`;
}

function textOf(part: MailPart): string {
  if ("heading" in part) return part.heading;
  if ("text" in part) return part.text;
  if ("link" in part) return `${part.label}:\n${part.link}`;
  if ("list" in part) return part.list.map((line) => `- ${line}`).join("\n");
  if ("lines" in part) return `${"-".repeat(60)}\n${part.lines.trim()}\n${"-".repeat(60)}`;
  return part.small;
}

/** The same parts for a reader of plain text and one of HTML; nothing in them is markup. */
export function renderMail(
  { formats, common }: Pick<Catalogue, "formats" | "common">,
  parts: readonly MailPart[],
): { text: string; html: string } {
  const html = `<!doctype html>
<html lang="${formats.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${dark}</style></head>
<body style="margin:0;padding:0;background:#eef2f4">
<div class="ground" style="padding:24px 12px;background:#eef2f4;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5">
<div class="sheet" style="max-width:640px;margin:0 auto;padding:24px;background:#ffffff;color:#1f2a33;border-radius:8px;overflow-wrap:anywhere">
<p class="mark" style="margin:0 0 16px;font-weight:bold;color:#0b5563">${common.productName}</p>
${parts.map(htmlOf).join("\n")}
</div></div></body></html>
`;
  return { text: `${parts.map(textOf).join("\n\n")}\n`, html };
}
