/** A path of this app to which a login may return; undefined for anything else, the login itself included. */
export function asReturnPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/[a-z]/i.test(value)) return undefined;
  return /^\/(?:login|not-found)(?:[/?#]|$)/.test(value) ? undefined : value;
}

/** The page that the guard or an expired session turned away from, as the history entry of the login holds it. */
export function returnPathOf(state: unknown): string | undefined {
  return typeof state === "object" && state !== null && "from" in state ? asReturnPath(state.from) : undefined;
}
