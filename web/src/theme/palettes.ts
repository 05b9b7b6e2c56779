import type { PaletteName } from "../storage/client-storage.ts";
import type { PaletteModes } from "./palette-colors.ts";
import { disneyPalette } from "./palettes/disney.ts";
import { forestPalette } from "./palettes/forest.ts";
import { newPalette } from "./palettes/new.ts";
import { originalPalette } from "./palettes/original.ts";

export const palettes: Record<PaletteName, PaletteModes> = {
  new: newPalette,
  original: originalPalette,
  disney: disneyPalette,
  forest: forestPalette,
};
