/** Tells whoever looks at the browser's console; the users of the portal do not. */
export function logInfo(message: string): void {
  console.info(message);
}

export function logError(message: string, error: unknown): void {
  console.error(message, error);
}
