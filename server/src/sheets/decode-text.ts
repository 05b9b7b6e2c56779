const marks: [string, number[]][] = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

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
  const text = marked ? decodeAs(marked[0], bytes) : (decodeAs("utf-8", bytes) ?? decodeAs("windows-1252", bytes));
  return text?.includes("\0") ? undefined : text;
}
