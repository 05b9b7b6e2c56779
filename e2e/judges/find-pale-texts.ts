import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";

type Violation = { nodes: { html: string; any: { message: string }[] }[] };
/** As far as it is used here; `findViolations` leaves it on the page. */
type Axe = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };

/** Every palette, light and dark, but the one in which a page is judged whole. */
export const furtherLooks = Object.keys(texts.shell.palettes)
  .flatMap((palette) => ["light", "dark"].map((theme) => ({ palette, theme })))
  .filter(({ palette, theme }) => palette !== "new" || theme !== "light");

/** Of a list the rows that are judged; the others look like them. */
const rows = [0, 1, 2, 3, 4, 5].map((place) => `:not([data-row="${place}"])`).join("");

/** What does not stand out from its ground in the further looks of a page that has been judged whole; and how many looks it had meanwhile. */
export async function findPaleTexts(page: Page): Promise<{ pale: string[]; worn: number }> {
  return await page.evaluate(
    async ({ wanted, others }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const wear = (key: string, value: string) => {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent("storage", { key }));
      };
      const drawn = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
      const colorsOf = () =>
        ["body", "header", "button", "a"].map((part) => {
          const element = document.querySelector(part);
          return element && [getComputedStyle(element).backgroundColor, getComputedStyle(element).color].join();
        });
      const pale: string[] = [];
      const worn = new Set<string>();
      for (const { palette, theme } of wanted) {
        wear("palette", palette);
        wear("theme", theme);
        await drawn();
        await drawn();
        worn.add(colorsOf().join());
        const { violations } = await axe.run(
          { exclude: [[others]] },
          { runOnly: ["color-contrast"], resultTypes: ["violations"] },
        );
        const nodes = violations.flatMap((violation) => violation.nodes);
        pale.push(...nodes.map(({ html, any }) => `${palette} ${theme}: ${html} ${any[0]?.message ?? ""}`));
      }
      return { pale, worn: worn.size };
    },
    { wanted: furtherLooks, others: `[data-row]${rows}` },
  );
}
