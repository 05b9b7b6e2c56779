import { startTransition } from "react";

/** In a tab that is not seen nothing is painted, and nothing waits for it. */
const atMostMs = 100;

/**
 * Once the screen has answered a press: for work that would hold the answer up. What it draws is drawn in slices, which
 * hold up no key that follows.
 */
export async function afterPaint(draw: () => void = () => {}): Promise<void> {
  await new Promise<void>((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, atMostMs);
  });
  startTransition(draw);
}
