import { createTheme, type Theme } from "@mui/material/styles";
import type { PaletteName } from "../storage/client-storage.ts";
import type { PaletteColors } from "./palette-colors.ts";
import { palettes } from "./palettes.ts";
import { componentLook } from "./component-look.ts";
import { tones, type Tone, type ToneName } from "./tones.ts";

export type Mode = "light" | "dark";

declare module "@mui/material/styles" {
  interface Theme {
    colors: PaletteColors;
    tones: Record<ToneName, Tone>;
  }
  interface ThemeOptions {
    colors?: PaletteColors;
    tones?: Record<ToneName, Tone>;
  }
}

const fontFamily = '"Inter Variable", "Inter fallback", system-ui, sans-serif';
const quick = 140;

function makeTheme(palette: PaletteName, mode: Mode): Theme {
  const colors = palettes[palette][mode];
  return createTheme({
    colors,
    tones: tones[mode],
    spacing: 4,
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
    shape: { borderRadius: 6 },
    palette: {
      mode,
      // Filled buttons darken under the pointer; light ones less, or their dark words would fade.
      tonalOffset: { light: 0.2, dark: mode === "dark" ? 0.15 : 0.3 },
      primary: { main: colors.primary, contrastText: colors.onPrimary },
      secondary: { main: colors.accent, contrastText: colors.onAccent },
      error: { main: colors.error, contrastText: colors.surface },
      warning: { main: colors.warning, contrastText: colors.surface },
      info: { main: colors.info, contrastText: colors.surface },
      success: { main: colors.success, contrastText: colors.surface },
      background: { default: colors.background, paper: colors.surface },
      text: { primary: colors.text, secondary: colors.textSecondary },
      divider: colors.divider,
    },
    typography: {
      fontFamily,
      fontSize: 14,
      htmlFontSize: 16,
      allVariants: { letterSpacing: 0 },
      body1: { fontSize: "0.875rem", lineHeight: 1.5 },
      body2: { fontSize: "0.8125rem", lineHeight: 1.45 },
      caption: { fontSize: "0.75rem", lineHeight: 1.4 },
      button: { fontSize: "0.875rem", fontWeight: 550, textTransform: "none", lineHeight: 1.5 },
      h1: { fontSize: "1.25rem", fontWeight: 650, lineHeight: 1.3 },
      h2: { fontSize: "0.9375rem", fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: "0.875rem", fontWeight: 650, lineHeight: 1.4 },
    },
    transitions: {
      duration: {
        shortest: quick,
        shorter: quick,
        short: quick,
        standard: quick,
        complex: quick,
        enteringScreen: quick,
        leavingScreen: quick,
      },
    },
    components: componentLook(colors),
  });
}

const made = new Map<string, Theme>();

/** The theme of a palette in light or dark; made once. */
export function appTheme(palette: PaletteName, mode: Mode): Theme {
  const key = `${palette} ${mode}`;
  const theme = made.get(key) ?? makeTheme(palette, mode);
  made.set(key, theme);
  return theme;
}
