/** In a tab that is not seen nothing is painted, and nothing waits for it. */
const atMostMs = 100;

/** Once the screen has answered a press: for work that would hold the answer up. */
export const afterPaint = (): Promise<void> =>
  new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, atMostMs);
  });
