/** Begins the key of each draft that the browser keeps. */
export const draftPrefix = "draft:";

function keys(): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    return [];
  }
}

/** The ids of all drafts, whoever's. */
export const storedDraftIds = (): string[] => keys().map((key) => key.slice(draftPrefix.length));

function ownerOf(key: string): string | undefined {
  try {
    return (JSON.parse(globalThis.localStorage.getItem(key) ?? "{}") as { userId?: string }).userId;
  } catch {
    return undefined;
  }
}

const keysOf = (userId: string) => keys().filter((key) => ownerOf(key) === userId);

/** How many drafts of this user the browser keeps, of all organizations. */
export const countDraftsOf = (userId: string): number => keysOf(userId).length;

/** Takes all drafts of this user from the browser's storage. */
export function forgetDraftsOf(userId: string): void {
  for (const key of keysOf(userId)) globalThis.localStorage.removeItem(key);
}
