import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { bringAxe, markTwins, type Axe } from "./axe-on-page.ts";

/** Every palette, light and dark, but the one in which a page is judged whole. */
export const furtherLooks = Object.keys(texts.shell.palettes)
  .flatMap((palette) => ["light", "dark"].map((theme) => ({ palette, theme })))
  .filter(({ palette, theme }) => palette !== "new" || theme !== "light");

/**
 * What does not stand out from its ground in the further looks of a page that has been judged whole; how many looks it
 * had meanwhile, and how many texts were judged. A look changes colours alone: what lies behind each text is asked of axe
 * once, and of a look only their colours; what axe itself reckons otherwise in the first look is left to axe in each.
 */
export async function findPaleTexts(page: Page): Promise<{ pale: string[]; worn: number; judged: number }> {
  await bringAxe(page);
  await page.evaluate(markTwins);
  return await page.evaluate(async (wanted) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { Color, flattenColors, getContrast } = axe.commons.color;
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
    const opacities = new Map<Element, number>();
    const opacityOf = (element: Element | null): number => {
      if (!element) return 1;
      const known = opacities.get(element);
      if (known !== undefined) return known;
      const opacity = Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
      opacities.set(element, opacity);
      return opacity;
    };
    const colorOf = (element: Element, part: "color" | "backgroundColor") => {
      const color = new Color();
      color.parseString(getComputedStyle(element)[part]);
      color.alpha *= opacityOf(element);
      return color;
    };
    const contrastOf = (element: Element, ground: readonly Element[]): number => {
      let under = new Color(255, 255, 255);
      for (const layer of ground.toReversed()) under = flattenColors(colorOf(layer, "backgroundColor"), under);
      return getContrast(under, flattenColors(colorOf(element, "color"), under));
    };
    const judge = async () =>
      await axe.run({ runOnly: ["color-contrast"], resultTypes: ["violations", "passes"], elementRef: true });

    const { passes, violations } = await judge();
    axe.setup(document.documentElement);
    const judged = [...passes, ...violations].flatMap(({ nodes }) =>
      nodes.flatMap(({ element, any }) => {
        const [told] = any;
        if (!element || !told?.data?.contrastRatio) return [];
        const ground = axe.commons.dom.getElementStack(element);
        const least = Number.parseFloat(told.data.expectedContrastRatio);
        const isOurs = Math.abs(contrastOf(element, ground) - told.data.contrastRatio) < 0.02;
        return [{ element, ground, least, isOurs }];
      }),
    );
    axe.teardown();
    const others = new Set(judged.filter(({ isOurs }) => !isOurs).map(({ element }) => element));
    const pale: string[] = [];
    const worn = new Set<string>();
    for (const { palette, theme } of wanted) {
      wear("palette", palette);
      wear("theme", theme);
      await drawn();
      await drawn();
      opacities.clear();
      worn.add(colorsOf().join());
      const found = judged.filter(
        ({ element, ground, least, isOurs }) => isOurs && contrastOf(element, ground) < least,
      );
      const left = others.size > 0 ? (await judge()).violations.flatMap(({ nodes }) => nodes) : [];
      for (const { element } of [...found, ...left.filter((node) => node.element && others.has(node.element))])
        pale.push(`${palette} ${theme}: ${element?.outerHTML.slice(0, 200) ?? ""}`);
    }
    return { pale, worn: worn.size, judged: judged.length };
  }, furtherLooks);
}
