import { lazy, Suspense, useEffect, useState } from "react";
import { storage } from "../storage/client-storage.ts";
import { useStored } from "../storage/use-stored.ts";
import { endSession } from "../api/session-store.ts";
import { tokenExpiry } from "../api/token.ts";

const ExpiryWarning = lazy(() => import("./expiry-warning.tsx"));

const often = 5_000;
const warningSeconds = 5 * 60;

/** Warns five minutes before the session ends (U2), and ends it here when its time is up. */
export function ExpiryWatch() {
  const expiry = tokenExpiry(useStored(storage.accessToken) ?? "");
  const [warned, setWarned] = useState<number>();
  useEffect(() => {
    if (expiry === undefined) return;
    const look = () => {
      const left = expiry - Date.now() / 1000;
      if (left <= 0) endSession("expired");
      else if (left <= warningSeconds) setWarned(expiry);
    };
    const timer = setInterval(look, often);
    return () => clearInterval(timer);
  }, [expiry]);
  return <Suspense>{expiry !== undefined && warned === expiry && <ExpiryWarning expiry={expiry} />}</Suspense>;
}
