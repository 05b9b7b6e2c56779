import type { PathRole } from "@runko/domain/organizations/roles";
import { storedJson } from "./stored-value.ts";

/** Where somebody works: what is recent there is nobody else's. */
export type RecentPlace = { userId: string; organizationId: string; role: PathRole };

const MOST = 30;
const SHOWN_SEARCHES = 3;
const SHOWN_DOCUMENTS = 5;

type Kept = { place: string; said: string };

const isKept = (value: unknown): value is Kept[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => {
    const { place, said } = (one ?? {}) as Record<string, unknown>;
    return typeof place === "string" && typeof said === "string";
  });

/** Numbers alone: what a document says is fetched by who may read it. */
const documents = storedJson("RECENT_DOCUMENTS", isKept);
/** What was typed may name a person: it is gone with the tab. */
const searches = storedJson("RECENT_SEARCHES", isKept, "session");

const nameOf = ({ userId, organizationId, role }: RecentPlace) => `${userId} ${organizationId} ${role}`;

const saidAt = (kept: readonly Kept[] | undefined, place: RecentPlace, most: number) =>
  (kept ?? [])
    .filter((one) => one.place === nameOf(place))
    .slice(0, most)
    .map(({ said }) => said);

/** Keeps that a document was opened. */
export function keepRecentDocument(at: RecentPlace, id: number): void {
  const one = { place: nameOf(at), said: String(id) };
  const others = (documents.read() ?? []).filter(({ place, said }) => place !== one.place || said !== one.said);
  documents.write([one, ...others].slice(0, MOST));
}

/** Forgets documents that are gone, or that one may not read any more. */
export function forgetRecentDocuments(at: RecentPlace, ids: readonly number[]): void {
  const gone = new Set(ids.map(String));
  const kept = documents.read() ?? [];
  documents.write(kept.filter(({ place, said }) => place !== nameOf(at) || !gone.has(said)));
}

/** Keeps what was looked for; what was typed on the way to it is one search with it. */
export function keepRecentSearch(at: RecentPlace, text: string): void {
  const said = text.trim();
  if (said === "") return;
  const one = { place: nameOf(at), said };
  const others = (searches.read() ?? []).filter(
    (before) => before.place !== one.place || !(said.startsWith(before.said) || before.said.startsWith(said)),
  );
  searches.write([one, ...others].slice(0, MOST));
}

/** What was opened and looked for there last, the newest first. */
export const recentAt = (place: RecentPlace): { documents: number[]; searches: string[] } => ({
  documents: saidAt(documents.read(), place, SHOWN_DOCUMENTS).map(Number),
  searches: saidAt(searches.read(), place, SHOWN_SEARCHES),
});
