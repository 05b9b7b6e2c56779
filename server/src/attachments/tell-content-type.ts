import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";

const SAMPLE_BYTES = 8 * 1024;

// Tab, line feed, form feed and carriage return are what texts hold of control characters.
const notOfText = /(?![\t\n\f\r])\p{Cc}/u;

function isText(sample: Uint8Array): boolean {
  try {
    return !notOfText.test(new TextDecoder("utf-8", { fatal: true }).decode(sample, { stream: true }));
  } catch {
    return false;
  }
}

async function readSample(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type ContentType = { mediaType: string; extension: string };

/** What a file is by its content, and how its name would end; what its sender calls it counts for nothing (R22). */
export async function tellContentType(path: string): Promise<ContentType> {
  const known = await fileTypeFromFile(path).catch(() => undefined);
  if (known) return { mediaType: known.mime, extension: `.${known.ext}` };
  if (isText(await readSample(path))) return { mediaType: "text/plain", extension: ".txt" };
  return { mediaType: "application/octet-stream", extension: "" };
}
