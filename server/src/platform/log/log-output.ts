import { write, writeSync } from "node:fs";

const WRITTEN_AT_ONCE = 8192;
const WRITTEN_AFTER_MS = 200;
const MOST_WAITING = 1024 * 1024;
const PAUSE_MS = 200;

export type LogOutput = {
  write: (line: string) => void;
  /** Writes what can be written without waiting for anybody. */
  flushNow: () => void;
};

/**
 * Writes lines to a file descriptor, many at once. It never throws and never waits: what a full disk or a reader that
 * stands still does not take is kept up to a bound, then dropped and counted, and told of when lines get through again.
 */
export function createLogOutput(fd: number, tellDropped: (lines: number) => string): LogOutput {
  let waiting: string[] = [];
  let waitingLength = 0;
  let dropped = 0;
  let rest: Buffer | undefined;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = (milliseconds: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      next();
    }, milliseconds).unref();
  };

  const takeAll = (): Buffer => {
    const lost = dropped > 0 ? tellDropped(dropped) : "";
    dropped = 0;
    const text = waiting.join("") + lost;
    waiting = [];
    waitingLength = 0;
    return Buffer.from(text);
  };

  const next = (): void => {
    if (isWriting || (rest === undefined && waitingLength === 0 && dropped === 0)) return;
    const taken = rest ?? takeAll();
    rest = taken;
    isWriting = true;
    write(fd, taken, 0, taken.length, null, (error, written) => {
      isWriting = false;
      rest = written === taken.length ? undefined : taken.subarray(written);
      if (error) wake(PAUSE_MS);
      else if (rest || waitingLength >= WRITTEN_AT_ONCE) next();
      else if (waitingLength > 0) wake(WRITTEN_AFTER_MS);
    });
  };

  return {
    write: (line) => {
      if (waitingLength + line.length > MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingLength += line.length;
      if (waitingLength >= WRITTEN_AT_ONCE && !timer) next();
      else wake(WRITTEN_AFTER_MS);
    },
    flushNow: () => {
      // What is being written is left to whoever writes it: to write it twice would be no better.
      let left: Buffer = isWriting ? takeAll() : Buffer.concat([rest ?? Buffer.alloc(0), takeAll()]);
      rest = undefined;
      try {
        while (left.length > 0) left = left.subarray(writeSync(fd, left));
      } catch {
        return;
      }
    },
  };
}
