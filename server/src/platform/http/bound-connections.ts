import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { App } from "./typed-app.ts";

/** How long a connection may take, in milliseconds. */
export type Patience = {
  /** Without a byte in the midst of a request. */
  silence: number;
  /** Without a sign that its reader takes of an answer: of up to a third of its buffer the kernel gives none. */
  reader: number;
  /** For the headers of a request. */
  headers: number;
  /** For a whole request. */
  request: number;
  /** The same where the route has `slowBody`. */
  upload: number;
};

export const usualPatience: Patience = {
  silence: 30_000,
  reader: 120_000,
  headers: 20_000,
  request: 60_000,
  upload: 600_000,
};

const SWEEP_MS = 1000;
/** Requests that a program may send ahead of the answers; browsers send none. */
const MOST_AHEAD = 16;
/** Bytes that wait for slow readers, in all; over it those with the most are let go. */
const MOST_HELD = 64 * 1024 * 1024;

type Connection = { last?: ServerResponse; ahead: number; taken: number; since: number };

/** Bounds what one caller's connections cost the others (R27). Register before any other hook. */
export function boundConnections(app: App, { request: wholeMs, reader: readerMs }: Patience): void {
  const open = new Map<Socket, Connection>();
  const connectionOf = (socket: Socket): Connection => {
    const known = open.get(socket);
    if (known) return known;
    const connection: Connection = { ahead: 0, taken: 0, since: performance.now() };
    open.set(socket, connection);
    socket.once("close", () => open.delete(socket));
    return connection;
  };
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    if (!(raw.socket instanceof Socket)) return done();
    if (hasBody(raw) && request.routeOptions.config.slowBody !== true) cutWhenSlow(raw, wholeMs);
    answerInTurn(connectionOf(raw.socket), reply.raw, done);
  });
  const sweep = setInterval(() => letGo(open, performance.now(), readerMs), SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweep));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function cutWhenSlow(request: IncomingMessage, afterMs: number): void {
  const timer = setTimeout(() => request.socket.destroy(), afterMs).unref();
  for (const end of ["end", "close"]) request.once(end, () => clearTimeout(timer));
}

/** Requests that were sent ahead wait, so that a connection holds one answer at a time. */
function answerInTurn(connection: Connection, answer: ServerResponse, begin: () => void): void {
  const before = connection.last;
  connection.last = answer;
  if (!before || before.writableFinished || before.destroyed) return begin();
  connection.ahead += 1;
  if (connection.ahead > MOST_AHEAD) answer.req.socket.destroy();
  else
    before.once("close", () => {
      connection.ahead -= 1;
      if (!answer.req.socket.destroyed) begin();
    });
}

/** Cuts off the readers that take nothing, and under pressure the slow ones that hold the most. */
function letGo(open: ReadonlyMap<Socket, Connection>, now: number, readerMs: number): void {
  let held = 0;
  const slow: Socket[] = [];
  for (const [socket, connection] of open) {
    const waiting = socket.writableLength;
    const taken = socket.bytesWritten - waiting;
    held += waiting;
    if (waiting === 0 || taken !== connection.taken) Object.assign(connection, { taken, since: now });
    else if (now - connection.since > readerMs) socket.destroy();
    else slow.push(socket);
    if (waiting > 0 && socket.timeout !== readerMs) socket.setTimeout(readerMs);
  }
  if (held <= MOST_HELD) return;
  for (const socket of slow.toSorted((a, b) => b.writableLength - a.writableLength)) {
    if (held <= MOST_HELD) return;
    held -= socket.writableLength;
    socket.destroy();
  }
}
