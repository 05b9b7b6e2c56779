import { useTheme } from "@mui/material/styles";
import type { Area } from "@runko/domain/organizations/areas";
import { barAreas, type BarColors } from "../theme/palette-colors.ts";

/** The colours of the top bar in an area; outside all areas those of the subscriber's. */
export function useBarColors(area: Area | null): BarColors {
  const { colors } = useTheme();
  return colors.areas[barAreas.find((known) => known === area) ?? "subscriber"];
}
