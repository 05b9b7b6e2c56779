import { styled } from "@mui/material/styles";
import { areaOfPath } from "@runko/domain/organizations/areas";
import { useLocation } from "react-router";
import { topBarHeight } from "../screen/sizes.ts";
import { useBarColors } from "./bar-colors.ts";
import { Logo } from "../components/logo.tsx";
import { PageWaiting } from "./page-waiting.tsx";

const Bar = styled("div")({ display: "flex", alignItems: "center", height: topBarHeight, padding: "0 12px" });

/** The frame of the page while user and organization are fetched. */
export function ShellWaiting() {
  const { bar, onBar, mark } = useBarColors(areaOfPath(useLocation().pathname));
  return (
    <>
      <Bar style={{ background: bar }}>
        <Logo mark={mark} text={onBar} />
      </Bar>
      <main>
        <PageWaiting />
      </main>
    </>
  );
}
