import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { sessionEnd } from "../api/session-store.ts";
import { usableToken } from "../api/usable-token.ts";
import { storage } from "../storage/client-storage.ts";

let kept: { place: string; values: FieldValues } | undefined;

/**
 * Keeps what was typed into a form whose session ends, for the same user's return to the same page (U2): in memory alone,
 * since it may hold a password.
 */
export function useTypedOverExpiry<Values extends FieldValues>(form: UseFormReturn<Values>, changed: boolean): void {
  const { pathname, search } = useLocation();
  const place = `${storage.user.read()} ${pathname}${search}`;
  const isChanged = useRef(changed);
  useEffect(() => {
    isChanged.current = changed;
  }, [changed]);
  useEffect(() => {
    if (kept?.place === place) form.reset(kept.values as Values, { keepDefaultValues: true });
    kept = undefined;
    return () => {
      const ended = sessionEnd() === "expired" && usableToken() === undefined;
      if (ended && isChanged.current) kept = { place, values: form.getValues() };
    };
  }, [place, form]);
}
