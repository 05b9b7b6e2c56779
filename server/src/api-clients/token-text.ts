import { tokenPattern, tokenPrefix } from "@runko/domain/api-clients/api-tokens";
import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

function inBase62(value: number): string {
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / letters.length))
    text = `${letters.charAt(rest % letters.length)}${text}`;
  return text.padStart(CHECKSUM_LENGTH, "0");
}

/** The token of these 30 letters: the checksum lets typos be told without asking the database. */
export const tokenOf = (random: string): string => {
  const body = `${tokenPrefix}${random}`;
  return `${body}${inBase62(crc32(body))}`;
};

/** A new token of 178 random bits. */
export const makeToken = (): string =>
  tokenOf(Array.from({ length: RANDOM_LENGTH }, () => letters.charAt(randomInt(letters.length))).join(""));

export const isToken = (text: string): boolean =>
  tokenPattern.test(text) && tokenOf(text.slice(tokenPrefix.length, -CHECKSUM_LENGTH)) === text;

export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");
