import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { forgetLock, rememberLock } from "../../session/locked-events.ts";
import { usableToken } from "../../api/usable-token.ts";
import { releaseLock, releaseLockAtOnce, takeLock } from "../api/edit-lock-calls.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";

/** So often the server hears that the editing goes on; a silence of two minutes frees the lock (D-11). */
const heartbeatEvery = 30_000;

/** So long a save waits for what is asked of the lock: on a line that is half open no answer comes. */
const savesWithin = 5_000;

/** What is seen of a lock may be older than its refusal. */
const takeAgainEvery = 5_000;

export type LockState =
  | { kind: "taking" }
  | { kind: "held"; until: string }
  /** It could not be taken, or was lost to another user. */
  | { kind: "refused"; error: unknown };

export type EditLock = {
  state: LockState;
  /** Whether it is held now. */
  takeAgain: () => Promise<boolean>;
  /** Saves, which releases the lock, once nothing of the lock is under way: a repeat that came later would take it anew. */
  saving: <Saved>(save: () => Promise<Saved>) => Promise<Saved>;
};

/** Whether another user holds the lock. */
export const isLockProblem = (error: unknown) => error instanceof ApiProblem && error.status === 423;
const isRefusal = (error: unknown) => error instanceof ApiProblem && error.status < 500 && error.status !== 429;

/** Holds the edit lock of a document as long as its editor is shown; one refused is taken once it is seen to be `free`. */
export function useEditLock({ organizationId, role }: Scope, eventId: number, free: boolean): EditLock {
  const client = useQueryClient();
  const [state, setState] = useState<LockState>({ kind: "taking" });
  const holds = useRef(false);
  const shown = useRef(true);
  const asked = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = useRef(false);

  const take = useCallback(async (): Promise<boolean> => {
    const scope = { organizationId, role };
    const taken = ({ lock }: Awaited<ReturnType<typeof takeLock>>) => {
      if (!shown.current) return void releaseLock(scope, eventId).catch(() => undefined);
      holds.current = true;
      const until = lock?.until ?? "";
      rememberLock({ eventId, organizationId, role, until });
      return setState({ kind: "held", until });
    };
    const refused = (error: unknown) => {
      if (!shown.current || (holds.current && !isRefusal(error))) return;
      holds.current = false;
      forgetLock(eventId);
      setState({ kind: "refused", error });
    };
    asked.current = takeLock(scope, eventId).then(taken, refused);
    await asked.current;
    return holds.current;
  }, [organizationId, role, eventId]);

  // A lock that was never repeated stands for an hour; with the repeat it is free soon after the tab is gone.
  const hold = useCallback(async () => (await take()) && (isSaving.current || (await take())), [take]);

  useEffect(() => {
    const scope = { organizationId, role };
    shown.current = true;
    void hold();
    const heartbeat = setInterval(() => holds.current && !isSaving.current && void take(), heartbeatEvery);
    const leave = () => holds.current && releaseLockAtOnce(scope, eventId);
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void hold();
    globalThis.addEventListener("pagehide", leave);
    globalThis.addEventListener("pageshow", comeBack);
    return () => {
      clearInterval(heartbeat);
      globalThis.removeEventListener("pagehide", leave);
      globalThis.removeEventListener("pageshow", comeBack);
      shown.current = false;
      forgetLock(eventId);
      if (!holds.current) return;
      holds.current = false;
      // The logout has released it already, and nothing can be asked without a token.
      if (usableToken() === undefined) return;
      const queryKey = queryKeys.document(organizationId, role, eventId);
      client.setQueryData(
        queryKey,
        (document: WholeDocument | undefined) => document && { ...document, editLock: null },
      );
      releaseLock(scope, eventId).then(
        () => client.invalidateQueries({ queryKey }),
        () => undefined,
      );
    };
  }, [client, take, hold, organizationId, role, eventId]);

  const freed = free && state.kind === "refused" && isLockProblem(state.error);
  useEffect(() => {
    if (!freed) return;
    void hold();
    const again = setInterval(() => void hold(), takeAgainEvery);
    return () => clearInterval(again);
  }, [freed, hold]);

  return {
    state,
    takeAgain: hold,
    saving: async (save) => {
      isSaving.current = true;
      await Promise.race([asked.current, new Promise((resolve) => setTimeout(resolve, savesWithin))]);
      try {
        const saved = await save();
        holds.current = false;
        return saved;
      } finally {
        isSaving.current = false;
      }
    },
  };
}
