import { isOwnParty } from "@runko/domain/tmf/parties";
import type { Json } from "./select-attributes.ts";

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is the portal's alone to tell, by its path in the resource: what a client sent of it is not told again. */
export type Owned = ReadonlySet<string>;

function echoed(sent: unknown, computed: unknown, owned: Owned, path: string): unknown {
  if (computed === undefined) return isObject(sent) ? layOver(sent, {}, owned, path) : sent;
  if (isObject(sent) && isObject(computed)) return layOver(sent, computed, owned, path);
  if (Array.isArray(sent) && Array.isArray(computed)) return layListOver(sent, computed, owned, path);
  return computed;
}

/** An id as text, whatever a client has sent as one. */
const idOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");

/** Rows of a list are the portal's; each is laid over what was sent in its place where that has the same id. */
function layListOver(sent: readonly unknown[], computed: readonly unknown[], owned: Owned, path: string): unknown[] {
  const kept = owned.has(`${path}[]`) ? [] : restOf(sent, computed, path === "relatedParty");
  const rows = computed.map((row) => {
    const same = isObject(row) && sent.find((each) => isObject(each) && idOf(each["id"]) === idOf(row["id"]));
    return same ? echoed(same, row, owned, path) : row;
  });
  return [...rows, ...kept];
}

const keyOf = (row: unknown) => (isObject(row) ? `${idOf(row["role"])} ${idOf(row["id"])}` : "");

/** Rows of the client's own; a party of a role of ours is told by us, under whatever id it was sent. */
function restOf(sent: readonly unknown[], computed: readonly unknown[], ofParties: boolean): unknown[] {
  const keys = new Set(computed.map(keyOf));
  return sent.filter((row) => !keys.has(keyOf(row)) && !(ofParties && isObject(row) && isOwnParty(row["role"])));
}

function layOver(sent: Json, computed: Json, owned: Owned, path: string): Json {
  const merged: Json = {};
  for (const [name, value] of Object.entries(sent)) {
    const at = path === "" ? name : `${path}.${name}`;
    if (owned.has(at) || Object.hasOwn(computed, name)) continue;
    merged[name] = echoed(value, undefined, owned, at);
  }
  for (const [name, value] of Object.entries(computed)) {
    if (value === undefined) continue;
    const at = path === "" ? name : `${path}.${name}`;
    const was = owned.has(at) ? undefined : sent[name];
    merged[name] = was === undefined ? value : echoed(was, value, owned, at);
  }
  return merged;
}

/**
 * What the client sent, under what the portal tells of the resource: what both have is the portal's, and what the portal
 * owns is never the client's, also where there is none of it now.
 */
export const echoSent = (sent: Json, computed: Json, owned: Owned): Json => layOver(sent, computed, owned, "");
