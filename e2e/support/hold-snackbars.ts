import type { Page } from "@playwright/test";

/**
 * Keeps snackbars in sight by focusing them as they come, so that a busy machine has time to press their button.
 * Answers the way to let them go again.
 */
export async function holdSnackbars(page: Page): Promise<() => Promise<void>> {
  const holder = await page.evaluateHandle(() => {
    const hold = () => document.querySelector<HTMLElement>("[role=status][data-screen-only] button")?.focus();
    const observer = new MutationObserver(hold);
    observer.observe(document.body, { childList: true, subtree: true });
    return observer;
  });
  return async () =>
    await holder.evaluate((observer) => {
      observer.disconnect();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
}
