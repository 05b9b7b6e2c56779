const methods = {
  getItem(this: Record<string, string>, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Record<string, string>, key: string, value: string): void {
    if (value.length > 50_000) throw new Error("QuotaExceededError");
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string): void {
    Reflect.deleteProperty(this, key);
  },
};

/** What a browser's storage does: its keys are its own properties. A text of more than 50,000 characters finds no room. */
export const browserStorage = (kept: Record<string, string> = {}): object =>
  Object.assign(Object.create(methods) as object, kept);
