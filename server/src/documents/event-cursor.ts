import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../config/config.ts";

/** A place in the feed; all that stands before it has been told. */
export type EventPlace = { moment: number; number: number };

export type EventCursor = EventPlace & {
  /** The database cluster whose moments these are. */
  cluster: string;
  /** Up to when all is told. */
  at: Date;
};

type Secret = Pick<Config, "jwtSecret">;

const NONCE = 12;
const PLACE = 32;
const TAG = 16;
/** Letters of a cursor. */
export const cursorLength = ((NONCE + PLACE + TAG) * 4) / 3;

const keyOf = ({ jwtSecret }: Secret) => Buffer.from(hkdfSync("sha256", jwtSecret, "", "event cursor", 32));

/** A cursor as text: sealed, for the numbers in it count what everybody does. */
export function sealCursor(secret: Secret, { cluster, moment, number, at }: EventCursor): string {
  const place = Buffer.alloc(PLACE);
  place.writeBigUInt64BE(BigInt.asUintN(64, BigInt(cluster)), 0);
  [moment, number, at.getTime()].forEach((value, index) => place.writeBigUInt64BE(BigInt(value), 8 + index * 8));
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce, { authTagLength: TAG });
  return Buffer.concat([nonce, cipher.update(place), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** What a cursor of ours says; null for any other, such as one of before the secret was changed. */
export function openCursor(secret: Secret, text: string): EventCursor | null {
  const sealed = Buffer.from(text, "base64url");
  if (sealed.length !== NONCE + PLACE + TAG) return null;
  const nonce = sealed.subarray(0, NONCE);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    const place = Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
    const read = (index: number) => Number(place.readBigUInt64BE(8 + index * 8));
    return {
      cluster: String(place.readBigUInt64BE(0)),
      moment: read(0),
      number: read(1),
      at: new Date(read(2)),
    };
  } catch {
    return null;
  }
}
