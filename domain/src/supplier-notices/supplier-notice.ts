import type { PathRole } from "../organizations/roles.ts";

/** What a supplier tells of its connections. */
export const noticeKinds = ["plannedWork", "outage", "termination"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeStates = ["announced", "cancelled", "finished"] as const;
export type NoticeState = (typeof noticeStates)[number];

/** By what the connections of a notice are chosen. */
export const choiceWays = ["municipality", "postalCode", "hub", "product", "connection"] as const;
export type ChoiceWay = (typeof choiceWays)[number];

export type ConnectionChoice = { by: ChoiceWay; values: readonly string[] };

export const noticeLimits = {
  title: 150,
  text: 4000,
  values: 10_000,
  connections: 10_000,
  updates: 100,
  faults: 500,
  alternatives: 20,
};

/** Whether who works in the role makes notices and keeps them: a subscriber reads them. */
export const makesNotices = (role: PathRole): boolean => role !== "SUBSCRIBER";

/** By what who works in the role chooses connections: who has no register chooses by nothing that it alone tells (D-47). */
export const choiceWaysOf = (role: PathRole): readonly ChoiceWay[] => {
  if (role === "ERROR_HANDLER") return choiceWays.filter((way) => way !== "product");
  return makesNotices(role) ? choiceWays : [];
};

export const noticeActions = ["update", "cancel", "finish", "remind"] as const;
export type NoticeAction = (typeof noticeActions)[number];

/** Who looks at notices or makes them: in which role, and whether it may end connections of its customers (0186). */
export type NoticeMaker = { role: PathRole; terminates: boolean };

/** The kinds that it makes: to end connections asks for more than to tell of work. */
export const kindsMadeBy = ({ role, terminates }: NoticeMaker): readonly NoticeKind[] => {
  if (!makesNotices(role)) return [];
  return noticeKinds.filter((kind) => kind !== "termination" || (role === "SUPPLIER" && terminates));
};

/** Whether it reads notices of the kind: who has no register is not told whose connections end (D-47). */
export const readsNotices = (role: PathRole, kind: NoticeKind): boolean =>
  kind !== "termination" || role !== "ERROR_HANDLER";

/** What it may do to a notice; connections that are ended are so on their last day, by nobody's press. */
export function noticeActionsOf(
  maker: NoticeMaker,
  { kind, state }: { kind: NoticeKind; state: NoticeState },
): readonly NoticeAction[] {
  if (state !== "announced" || !kindsMadeBy(maker).includes(kind)) return [];
  return kind === "termination" ? noticeActions.filter((action) => action !== "finish") : noticeActions;
}

/** What is told of a notice to its subscribers. */
export const noticeWords = ["announced", "changed", "cancelled", "finished", "reminded"] as const;
export type NoticeWord = (typeof noticeWords)[number];

/** What behind the bell tells of a notice. */
export const noticeSubjectOf = (word: NoticeWord) => `notice.${word}` as const;
export const noticeBellSubjects = noticeWords.map(noticeSubjectOf);
