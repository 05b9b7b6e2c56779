/** The areas that have a top bar of their own colour. */
export const barAreas = ["subscriber", "supplier", "faultHandler", "info", "control"] as const;
export type BarArea = (typeof barAreas)[number];

/** The top bar of an area: its ground, what is written on it and the tint of the logo's mark. */
export type BarColors = { bar: string; onBar: string; mark: string };

export type PaletteColors = {
  background: string;
  surface: string;
  text: string;
  textSecondary: string;
  divider: string;
  /** The outline of inputs and outlined buttons, which must be seen by itself. */
  outline: string;
  primary: string;
  onPrimary: string;
  accent: string;
  onAccent: string;
  error: string;
  warning: string;
  info: string;
  success: string;
  areas: Record<BarArea, BarColors>;
};

export type PaletteModes = { light: PaletteColors; dark: PaletteColors };
