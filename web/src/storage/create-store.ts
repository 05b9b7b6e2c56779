export type Store<Value> = {
  read: () => Value;
  write: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A value in memory that components follow by `useStored`. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    write(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
