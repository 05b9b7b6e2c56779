import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";

/** Words that, in a street name or a free text of a document, tell the sandbox's robot what to do of it; typed as they stand in every language. */
export const robotWords = {
  HYLKÄÄ: "reject",
  KYSY: "ask",
  PALAUTA: "return",
  MYÖHÄSSÄ: "late",
  PERU: "cancel",
  ODOTA: "wait",
} as const;
export type RobotWord = keyof typeof robotWords;
export type RobotWay = (typeof robotWords)[RobotWord] | "deliver";

export const robotWordNames = Object.keys(robotWords) as RobotWord[];

/** Of which types each way is; of the others it is as if no word stood there. */
const heeds: Record<RobotWay, (type: DocumentType) => boolean> = {
  reject: (type) => type !== "Fault",
  ask: () => true,
  return: () => true,
  late: isOrderType,
  cancel: isOrderType,
  wait: () => true,
  deliver: () => true,
};

/** Upper case without dots and rings, so that a system without them can say the words too. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();

/** What the robot is to do of a document of this type by the texts of its subscriber: the first word of the table that is in them. */
export function robotWayOf(type: DocumentType, said: readonly (string | null | undefined)[]): RobotWay {
  const words = new Set(said.flatMap((text) => plain(text ?? "").split(/[^\p{L}\p{N}]+/u)));
  const found = robotWordNames.find((word) => words.has(plain(word)) && heeds[robotWords[word]](type));
  return found ? robotWords[found] : "deliver";
}
