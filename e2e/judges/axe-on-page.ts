import type { Page } from "@playwright/test";
import axeCore from "axe-core";

type Told = { message: string; data?: { contrastRatio: number; expectedContrastRatio: string } };
type Result = { id: string; nodes: { html: string; element?: Element; any: Told[] }[] };
type Options = { runOnly: readonly string[]; resultTypes: readonly string[]; elementRef?: boolean };
type Color = { r: number; g: number; b: number; alpha: number; parseString: (this: Color, text: string) => Color };

/** As far as it is used here, in a page that `bringAxe` has brought it to. */
export type Axe = {
  run: (options: Options) => Promise<{ violations: Result[]; passes: Result[] }>;
  setup: (root: Element) => void;
  teardown: () => void;
  commons: {
    dom: { getElementStack: (element: Element) => Element[] };
    color: {
      Color: (new (red?: number, green?: number, blue?: number) => Color) & { prototype: Color };
      flattenColors: (over: Color, under: Color) => Color;
      getContrast: (ground: Color, text: Color) => number;
    };
  };
};

/** Brings axe to a page, which judges the contrast of what `markTwins` has not marked. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in globalThis)) return;
  const configured = 'axe.configure({ rules: [{ id: "color-contrast", selector: "*:not([data-twin])" }] });';
  await page.evaluate(`${axeCore.source};${configured}`);
  await page.evaluate(rememberColors);
}

/** A page has a handful of colours, which axe would read anew for every layer behind every text: an eighth of its time. */
function rememberColors(): void {
  const { axe } = globalThis as unknown as { axe: Axe };
  const { prototype } = axe.commons.color.Color;
  const read = Reflect.get(prototype, "parseString") as Color["parseString"];
  const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    read.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

/**
 * Marks what wears the colours of something before it, as the rows of a list do: its name, its attributes and its place
 * among its siblings are the same, and so are those of all round it. How texts stand out is judged once for all of them.
 */
export function markTwins(): void {
  const told =
    /^(id|href|for|name|value|title|alt|src|datetime|data-row|data-twin|aria-(label.*|describedby|rowindex))$/;
  const kinds = new Map<string, number>();
  const mark = (element: Element, round: number, place: string): void => {
    const attributes = [...element.attributes].filter(({ name }) => !told.test(name));
    const worn = attributes.map(({ name, value }) => `${name}=${value}`).join();
    const state = element.matches(":hover, :focus-within, :focus-visible") ? "touched" : "";
    const look = `${round} ${element.localName} ${place} ${state} ${worn}`;
    const known = kinds.get(look);
    element.toggleAttribute("data-twin", known !== undefined);
    const kind = known ?? kinds.size;
    if (known === undefined) kinds.set(look, kind);
    const { children } = element;
    for (const [index, child] of [...children].entries()) {
      if (child.localName === "svg") continue;
      mark(child, kind, `${index === 0}${index === children.length - 1}${index % 2}`);
    }
  };
  mark(document.body, -1, "");
}
