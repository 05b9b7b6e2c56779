import { draftPrefix, storedDraftIds } from "../../storage/stored-drafts.ts";
import { storedJson, type StoredValue } from "../../storage/stored-value.ts";
import { isDraft, type Draft } from "./draft.ts";

const known = new Map<string, StoredValue<Draft>>();
const listeners = new Set<() => void>();

function storedDraft(id: string): StoredValue<Draft> {
  const stored = known.get(id) ?? storedJson(draftPrefix + id, isDraft);
  known.set(id, stored);
  return stored;
}

const notify = () => listeners.forEach((listener) => listener());

export const readDraft = (id: string): Draft | undefined => storedDraft(id).read();

/** Whether the browser kept it; it does not when its storage is full or refused. */
export function saveDraft(draft: Draft): boolean {
  const stored = storedDraft(draft.id);
  stored.write(draft);
  notify();
  return stored.read()?.savedAt === draft.savedAt;
}

export function removeDraft(id: string): void {
  storedDraft(id).clear();
  notify();
}

/** The drafts of this user in this organization, the latest first. */
export function listDrafts(userId: string, organizationId: string): Draft[] {
  return storedDraftIds()
    .flatMap((id) => readDraft(id) ?? [])
    .filter((draft) => draft.userId === userId && draft.organizationId === organizationId)
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** Tells of drafts kept and removed here and in other tabs. */
export function subscribeDrafts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(draftPrefix)) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", onStorage);
  };
}
