import { tokenRefused } from "../api/session-store.ts";
import { usableToken } from "../api/usable-token.ts";
import { createSseParser, type SseMessage } from "./sse-parser.ts";

/** The server sends a heartbeat every 20 s; this long without anything means that the connection is dead. */
const silenceLimit = 50_000;

type Stream = {
  url: string;
  signal: AbortSignal;
  onOpen: () => void;
  /** The user may not listen there, or no more. */
  onRefused: () => void;
  onMessage: (message: SseMessage) => void;
};

/** Reads the stream until it ends, fails, falls silent or the signal aborts. */
export async function readStream({ url, signal, onOpen, onRefused, onMessage }: Stream): Promise<void> {
  const token = usableToken();
  if (token === undefined) return;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceLimit);
  try {
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${token}`, Accept: "text/event-stream" },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 401) tokenRefused(token);
    if (response.status === 403 || response.status === 404) onRefused();
    if (!response.ok || !response.body) return;
    onOpen();
    const parser = createSseParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceLimit);
      parser.feed(piece.value).forEach(onMessage);
    }
  } finally {
    clearTimeout(timer);
  }
}
