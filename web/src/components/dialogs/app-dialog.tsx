import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./dialog-props.ts";

const DialogFrame = lazy(() => import("./dialog-frame.tsx"));

/** A dialog: closes with Escape, keeps the focus inside and gives it back. */
export function AppDialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  );
}
