import { inflateRawSync } from "node:zlib";

const END = 0x06_05_4b_50;

/** The files of a ZIP archive by path, read from its central directory. */
export function readZip(archive: Buffer): Record<string, string> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END) end -= 1;
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const stored = archive.subarray(start, start + size);
    const path = archive.subarray(at + 46, at + 46 + name).toString();
    files[path] = (method === 8 ? inflateRawSync(stored) : stored).toString();
    at += 46 + name + extra + comment;
  }
  return files;
}
