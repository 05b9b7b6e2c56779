import { Suspense, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "../../screen/after-paint.ts";

/** What the page is asked for only once the rest of it has been painted. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => void afterPaint(() => setPainted(true)), []);
  return <Suspense>{painted && children}</Suspense>;
}
