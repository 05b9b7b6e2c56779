import type { Page } from "@playwright/test";

/**
 * Words of the page that end on another line than they begin on. What its writer may have made of words without end, or
 * what is no text but a path or an address, says so by its style and breaks where it must.
 */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!element?.checkVisibility() || element.getBoundingClientRect().right <= 0) continue;
      const { overflowWrap, hyphens, width } = getComputedStyle(element);
      // What is said to screen readers alone is no wider than a pixel.
      if (overflowWrap === "anywhere" || hyphens === "auto" || width === "1px") continue;
      for (const { 0: word, index } of textContent?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`${word} (${element.textContent.trim().slice(0, 60)})`);
      }
    }
    return [...broken];
  });
