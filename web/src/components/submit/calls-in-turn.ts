/** Sends the calls about one thing one after another, so that they arrive as they were meant. */
export function callsInTurn<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async <Output>(key: Key, call: () => Promise<Output>): Promise<Output> => {
    const before = last.get(key);
    const sent = before ? before.then(call, call) : call();
    last.set(key, sent);
    try {
      return await sent;
    } finally {
      if (last.get(key) === sent) last.delete(key);
    }
  };
}
