import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 400px)",
  alignItems: "start",
  [theme.breakpoints.down("lg")]: { gridTemplateColumns: "minmax(0, 1fr)" },
  "@media print": { display: "block" },
}));
const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16, minWidth: 0 });

/** The document itself, and beside it what surrounds it; under each other where the screen is narrow. */
export function DocumentLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Columns data-columns>
      <Stack>{children}</Stack>
      <Stack>{side}</Stack>
    </Columns>
  );
}
