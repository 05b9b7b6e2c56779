import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from "node:crypto";

type Bytes = AsyncIterable<Buffer>;

export const IV_BYTES = 12;
export const TAG_BYTES = 16;

export type ScryptCost = { N: number; r: number; p: number };
/** As OWASP advises now: 128 MiB for each key that is tried. */
const NOW: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };
/** Of backups that do not say theirs. */
export const FORMER_COST: ScryptCost = { N: 2 ** 14, r: 8, p: 1 };

/** Whether scrypt takes this cost at all: RFC 7914, 2. */
export const isScryptCost = ({ N, r }: ScryptCost): boolean => Number.isInteger(Math.log2(N)) && N < 2 ** (16 * r);

/** How the parts of a backup are closed: AES-256-GCM by a key that only its owner knows, each bound to its name. */
export type Seal = {
  salt: string | null;
  /** What it costs to try a key. */
  cost: ScryptCost | undefined;
  close: (name: string, bytes: Bytes) => Bytes;
  /** Rejects at the end when a byte is another than the one that was closed. */
  open: (name: string, bytes: Bytes, ends: { iv: Buffer; tag: Buffer }) => Bytes;
  sign: (text: string) => string;
};

const unsealed: Seal = {
  salt: null,
  cost: undefined,
  close: (_name, bytes) => bytes,
  open: (_name, bytes) => bytes,
  sign: () => "",
};

/** The seal of a key; without one what is written can be read by anyone. */
export function createSeal(
  secret: string | undefined,
  salt: string = randomBytes(16).toString("hex"),
  cost = NOW,
): Seal {
  if (secret === undefined) return unsealed;
  const key = scryptSync(secret, salt, 32, { ...cost, maxmem: 256 * (cost.N + cost.p + 2) * cost.r });
  return {
    salt,
    cost,
    async *close(name, bytes) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(name));
      yield iv;
      for await (const chunk of bytes) yield cipher.update(chunk);
      yield cipher.final();
      yield cipher.getAuthTag();
    },
    async *open(name, bytes, { iv, tag }) {
      const decipher = createDecipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(name)).setAuthTag(tag);
      for await (const chunk of bytes) yield decipher.update(chunk);
      yield decipher.final();
    },
    sign: (text) => createHmac("sha256", key).update(text).digest("hex"),
  };
}
