import { getContrastRatio } from "@mui/material/styles";
import { describe, expect, it } from "vitest";
import { paletteNames } from "../storage/client-storage.ts";
import { appTheme } from "./app-theme.ts";
import { contrastRatio } from "./contrast.ts";
import { barAreas } from "./palette-colors.ts";
import { palettes } from "./palettes.ts";
import { toneNames, tones } from "./tones.ts";

const forText = 4.5;
const forShapes = 3;

describe("contrast ratio", () => {
  it("knows the published figures", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("#123456", "#123456")).toBe(1);
  });
});

const schemes = paletteNames.flatMap((palette) => (["light", "dark"] as const).map((mode) => ({ palette, mode })));

describe.each(schemes)("palette $palette, $mode", ({ palette, mode }) => {
  const colors = palettes[palette][mode];
  const grounds = { background: colors.background, surface: colors.surface };

  it("writes text that passes AA on its grounds", () => {
    const written = ["text", "textSecondary", "primary", "accent", "error", "warning", "info", "success"] as const;
    for (const name of written) {
      for (const [ground, color] of Object.entries(grounds)) {
        expect(contrastRatio(colors[name], color), `${name} on ${ground}`).toBeGreaterThanOrEqual(forText);
      }
    }
  });

  it("writes a placeholder in a colour of text, whole", () => {
    const look = appTheme(palette, mode).components?.MuiInputBase?.styleOverrides?.input;
    expect(look).toMatchObject({ "&::placeholder": { color: colors.textSecondary, opacity: 1 } });
  });

  it("writes text that passes AA on its filled buttons", () => {
    expect(contrastRatio(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(forText);
    expect(contrastRatio(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(forText);
  });

  it.each(["primary", "secondary", "error"] as const)("passes AA on a filled %s button under the pointer", (name) => {
    const { dark, contrastText } = appTheme(palette, mode).palette[name];
    expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(forText);
  });

  it("outlines inputs so that they are seen", () => {
    for (const [ground, color] of Object.entries(grounds)) {
      expect(contrastRatio(colors.outline, color), `outline on ${ground}`).toBeGreaterThanOrEqual(forShapes);
    }
  });

  it.each(barAreas)("passes AA in the top bar of %s", (area) => {
    const { bar, onBar, mark } = colors.areas[area];
    expect(contrastRatio(onBar, bar), "text").toBeGreaterThanOrEqual(forText);
    expect(contrastRatio(mark, bar), "logo").toBeGreaterThanOrEqual(forText);
  });

  it.each(toneNames)("passes AA in the tone %s", (tone) => {
    const { text, ground, line } = tones[mode][tone];
    expect(contrastRatio(text, ground), "text on its ground").toBeGreaterThanOrEqual(forText);
    for (const [name, color] of Object.entries(grounds)) {
      expect(contrastRatio(line, color), `line on ${name}`).toBeGreaterThanOrEqual(forShapes);
      expect(contrastRatio(text, color), `text on ${name}`).toBeGreaterThanOrEqual(forText);
    }
  });
});
