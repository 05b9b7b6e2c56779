import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { problemText } from "../api/api-problem.ts";
import type { Uploader, UploadedFile } from "./api/entities.ts";
import { uploadFile } from "./api/upload-file.ts";
import { changeUploads, nextUploads } from "./uploads.ts";

let lastKey = 0;

/** Called with what has been sent; `forget` takes it off the list. */
type OnSent = (uploaded: UploadedFile, key: number, forget: () => void) => void;

/** Sends chosen files, two at a time; each can be stopped and tried again. What is left behind is stopped with its page. */
export function useUploads(uploader: Uploader, onSent: OnSent) {
  const [uploads, tell] = useReducer(changeUploads, []);
  const running = useRef(new Map<number, AbortController>());

  const told = useEffectEvent((uploaded: UploadedFile, key: number) =>
    onSent(uploaded, key, () => tell({ kind: "removed", key })),
  );
  const send = useEffectEvent(async (key: number, file: File) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    tell({ kind: "begun", key });
    try {
      const onProgress = (progress: number) => tell({ kind: "progressed", key, progress });
      const uploaded = await uploadFile(uploader, { file, signal: stop.signal, onProgress });
      tell({ kind: "sent", key, uploaded });
      told(uploaded, key);
    } catch (error) {
      if (!stop.signal.aborted) tell({ kind: "failed", key, reason: problemText(error) });
    } finally {
      if (running.current.get(key) === stop) running.current.delete(key);
    }
  });
  useEffect(() => {
    for (const { key, file } of nextUploads(uploads)) if (!running.current.has(key)) void send(key, file);
  }, [uploads]);

  const unfinished = uploads.some(({ state }) => state === "waiting" || state === "sending" || state === "sent");
  useEffect(() => {
    if (!unfinished) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [unfinished]);
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((stop) => stop.abort());
  }, []);

  const halt = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
  };
  return {
    uploads,
    choose: (files: readonly File[]) => {
      tell({ kind: "chosen", files, firstKey: lastKey + 1 });
      lastKey += files.length;
    },
    cancel: (key: number) => {
      halt(key);
      tell({ kind: "cancelled", key });
    },
    retry: (key: number) => tell({ kind: "retried", key }),
    remove: (key: number) => {
      halt(key);
      tell({ kind: "removed", key });
    },
  };
}
