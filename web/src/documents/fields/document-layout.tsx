import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { roomForThreeColumns } from "../../screen/breakpoints.ts";

const areas = (...rows: string[]) => rows.map((row) => `"${row}"`).join(" ");

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 400px)",
  // The document spans both rows, and only the second one grows with it.
  gridTemplateRows: "auto 1fr",
  gridTemplateAreas: areas("document side", "document log"),
  [`@media ${roomForThreeColumns}`]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(340px, 400px) minmax(300px, 360px)",
    gridTemplateRows: "auto",
    gridTemplateAreas: areas("document side log"),
  },
  [theme.breakpoints.down("lg")]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "none",
    gridTemplateAreas: areas("document", "side", "log"),
  },
  "[data-beside-list] &": {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "none",
    gridTemplateAreas: areas("document", "side", "log"),
  },
  "@media print": { display: "block" },
}));
const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16, minWidth: 0 });

export type Surroundings = {
  /** What surrounds the document. */
  side: ReactNode;
  /** What has happened to it: beside all that on the widest screens, under it on others. */
  log?: ReactNode;
};

/** The document itself, and beside it what surrounds it; under each other where the screen is narrow. */
export function DocumentLayout({ side, log, children }: Surroundings & { children: ReactNode }) {
  return (
    <Columns>
      <Stack style={{ gridArea: "document" }}>{children}</Stack>
      <Stack style={{ gridArea: "side" }}>{side}</Stack>
      {log && <Stack style={{ gridArea: "log" }}>{log}</Stack>}
    </Columns>
  );
}
