import { plainSpaces } from "../values/plain-spaces.ts";
import { fileNameMaxBytes } from "./file-limits.ts";

const extensionMaxLength = 16;

// Names that Windows keeps for devices, whatever their extension.
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

function cutToBytes(text: string, limit: number): string {
  let used = 0;
  let cut = "";
  for (const character of text) {
    used += byteLength(character);
    if (used > limit) break;
    cut += character;
  }
  return cut;
}

function extensionOf(name: string): string {
  const extension = /\.[^. ]+$/u.exec(name)?.[0] ?? "";
  return [...extension].length <= extensionMaxLength && extension !== name ? extension : "";
}

function shorten(name: string): string {
  if (cutToBytes(name, fileNameMaxBytes) === name) return name;
  const extension = extensionOf(name);
  const bytes = [...extension].reduce((sum, character) => sum + byteLength(character), 0);
  const stem = name.slice(0, name.length - extension.length);
  return cutToBytes(stem, fileNameMaxBytes - bytes).replace(/[. ]+$/u, "") + extension;
}

/**
 * A file's name without folders, control and direction marks and what file systems refuse, short enough for them all;
 * empty when nothing is left. Source: R22
 */
export function cleanFileName(given: string): string {
  const visible = given
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}\ufffd]/gu, "");
  const last = visible.split(/[/\\]/).findLast((part) => /[^. ]/u.test(part)) ?? "";
  const plain = plainSpaces(last.replace(/["*:<>?|]/g, "_"))
    .replace(/^[. ]+|[. ]+$/gu, "")
    .replace(deviceName, "_$&");
  return shorten(plain);
}
