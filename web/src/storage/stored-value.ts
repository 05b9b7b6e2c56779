/** One value kept by the browser under one key. Reading never throws; writing is given up quietly when storage is full or refused. */
export type StoredValue<T> = {
  key: string;
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
  /** Tells of changes made here and in other tabs; answers the way to stop listening. */
  subscribe(listener: () => void): () => void;
};

type Codec<T> = { parse(text: string): T | undefined; format(value: T): string };
type Place = "local" | "session";

function storageOf(place: Place): Storage | undefined {
  try {
    return place === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function storedValue<T>(key: string, place: Place, codec: Codec<T>): StoredValue<T> {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let last: { text: string; value: T | undefined } | undefined;

  return {
    key,
    read() {
      const text = storageOf(place)?.getItem(key);
      if (text === null || text === undefined) return undefined;
      if (last?.text !== text) last = { text, value: codec.parse(text) };
      return last.value;
    },
    write(value) {
      try {
        storageOf(place)?.setItem(key, codec.format(value));
      } catch {
        return;
      }
      notify();
    },
    clear() {
      storageOf(place)?.removeItem(key);
      notify();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      if (place === "local") globalThis.addEventListener("storage", onStorage);
      // A page that comes back from the browser's back-forward cache has heard nothing meanwhile.
      globalThis.addEventListener("pageshow", listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener("storage", onStorage);
        globalThis.removeEventListener("pageshow", listener);
      };
    },
  };
}

export function storedText(key: string, place: Place = "local"): StoredValue<string> {
  return storedValue(key, place, { parse: (text) => text, format: (value) => value });
}

export function storedChoice<T extends string>(key: string, choices: readonly T[]): StoredValue<T> {
  return storedValue<T>(key, "local", {
    parse: (text) => choices.find((choice) => choice === text),
    format: (value) => value,
  });
}

export function storedJson<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  place: Place = "local",
): StoredValue<T> {
  return storedValue<T>(key, place, {
    parse(text) {
      try {
        const value: unknown = JSON.parse(text);
        return isValid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    format: (value) => JSON.stringify(value),
  });
}
