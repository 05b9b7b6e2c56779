const marks: [string, number[]][] = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** What Windows has at 0x80–0x9F; all else of it is Latin-1. Node's decoder of that name reads Latin-1 from 20.18.3 on (nodejs/node 60888). */
const ofWindows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString("latin1")
    .replaceAll(/[\u0080-\u009f]/g, (letter) => ofWindows.charAt((letter.codePointAt(0) ?? 0) - 0x80));

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text of a file: UTF-8 unless its first bytes or its letters say otherwise; what is no UTF-8 is taken as Windows-1252. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  const text = marked ? decodeAs(marked[0], bytes) : (decodeAs("utf-8", bytes) ?? decodeWindows1252(bytes));
  return text?.includes("\0") ? undefined : text;
}
