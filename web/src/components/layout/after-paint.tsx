import { Suspense, useEffect, useState, type ReactNode } from "react";

/** What the page is asked for only once the rest of it has been painted. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{painted && children}</Suspense>;
}
