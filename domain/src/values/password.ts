import { commonPasswords } from "./common-passwords.ts";
import type { IssueCode } from "./issue.ts";
import { normalizePassword, passwordLength, passwordMaxLength, passwordMinLength } from "./password-length.ts";

/** Words that an attacker tries first for this user, beside the name of the service. */
export type PasswordContext = {
  firstName?: string;
  lastName?: string;
  emailAddress?: string;
  organizationName?: string;
};

const serviceWords = ["runko", "salasana", "password"];

/** Without case, dots and dashes: "Henkilö" is "henkilo" too. */
const lettersAndDigits = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");

const digits = "1234567890";
/** Rows of keys without and with the Finnish letters, which are bare here too. */
const keyboards = [
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["qwertyuiopa", "asdfghjkloa", "zxcvbnm"],
];
const walks = [
  ...keyboards.flatMap((rows) => [rows.join(""), digits + rows.join(""), ...rows]),
  digits,
  "abcdefghijklmnopqrstuvwxyz",
];
/** So few keys side by side stand in good passwords too. */
const SHORTEST_WALK = 8;

/** Whether it is keys side by side, row after row, or the alphabet, in either direction. */
function isWalk(password: string): boolean {
  const bare = lettersAndDigits(password);
  if (bare.length < SHORTEST_WALK) return false;
  const back = [...bare].toReversed().join("");
  const there = walks.map((walk) => walk.repeat(2 + Math.ceil(bare.length / walk.length)));
  return there.some((walk) => walk.includes(bare) || walk.includes(back));
}

const isRepeated = (word: string, text: string): boolean =>
  word !== "" && text !== "" && word.repeat(text.length / word.length) === text;

function contextWords({ firstName = "", lastName = "", emailAddress = "", organizationName = "" }: PasswordContext) {
  const [local = "", host = ""] = emailAddress.split("@");
  const words = [...serviceWords, firstName, lastName, firstName + lastName, lastName + firstName];
  words.push(emailAddress, local, host, host.slice(0, host.lastIndexOf(".") + 1), organizationName);
  return words.map(lettersAndDigits);
}

/** Whether a word known from the context, alone or repeated, is the whole password. */
function isContextWord(password: string, context: PasswordContext): boolean {
  const bare = lettersAndDigits(password);
  return contextWords(context).some((word) => isRepeated(word, bare));
}

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  return commonPasswords.has(text) || [1, 2, 3, 4].some((length) => isRepeated(text.slice(0, length), text));
}

/** What is wrong with a new password, or null; it asks for no mixture of character kinds. */
export function checkNewPassword(password: string, context: PasswordContext = {}): IssueCode | null {
  if (password === "") return "REQUIRED";
  const length = passwordLength(password);
  if (length < passwordMinLength) return "PASSWORD_TOO_SHORT";
  if (length > passwordMaxLength) return "PASSWORD_TOO_LONG";
  const normalized = normalizePassword(password);
  if (isContextWord(normalized, context)) return "PASSWORD_CONTEXT_WORD";
  return isCommon(normalized) || isWalk(normalized) ? "PASSWORD_TOO_COMMON" : null;
}

/** Whether the two entries of a new password are the same. */
export function passwordsMatch(first: string, second: string): boolean {
  return normalizePassword(first) === normalizePassword(second);
}
