import type { Page } from "@playwright/test";

/** What is cut off on the page, sticks out of its place, or makes the page scroll sideways. */
export const findCutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLElement>("button, a, label, h1, h2, h3, legend")];
    const cut = named.filter((element) => {
      // The logo shows its mark alone on a small phone, and has no words.
      if (element.textContent.trim() === "") return false;
      // A figure on the edge of its button is meant to stick out.
      if (/^\d+$/.test(element.textContent.trim())) return false;
      if (!element.checkVisibility() || element.closest("table") || element.clientWidth < 2) return false;
      return getComputedStyle(element).display !== "inline" && element.scrollWidth > element.clientWidth + 1;
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ["(scrolls sideways)"] : [];
    return [...wide, ...cut.map((element) => element.textContent)];
  });
