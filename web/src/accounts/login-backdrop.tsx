import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Logo } from "../components/logo.tsx";
import type { BarColors } from "../theme/palette-colors.ts";

const Ground = styled("div")(({ theme }) => ({
  position: "relative",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  padding: 40,
  [theme.breakpoints.down("md")]: { padding: "20px 20px 16px", gap: 8, "& svg[data-picture]": { display: "none" } },
}));

const Picture = styled("svg")({ position: "absolute", insetInlineEnd: -40, bottom: 0, height: "92%", opacity: 0.32 });

const Lead = styled("p")(({ theme }) => ({
  position: "relative",
  margin: 0,
  maxWidth: 380,
  fontSize: "1.75rem",
  fontWeight: 600,
  lineHeight: 1.25,
  [theme.breakpoints.down("md")]: { fontSize: "1rem", fontWeight: 500 },
}));

/** The backbone again, large: connections that branch from a trunk. */
export function Backdrop({ colors: { bar, onBar, mark } }: { colors: BarColors }) {
  return (
    <Ground style={{ background: bar, color: onBar }}>
      <Logo mark={mark} text={onBar} />
      <Picture
        data-picture
        viewBox="0 0 420 640"
        fill="none"
        stroke={mark}
        strokeWidth="5"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M220 640V60" strokeWidth="9" />
        <path d="M220 520c0-90 120-60 120-150V300" />
        <path d="M220 440c0-80-130-60-130-140V230" />
        <path d="M220 330c0-70 90-50 90-120V150" />
        <path d="M220 260c0-60-80-50-80-110V110" />
        <path d="M340 370c0-40 50-30 50-70v-20M90 300c0-40-50-30-50-70v-10" />
        <g fill={mark} stroke="none">
          <circle cx="220" cy="52" r="15" />
          <circle cx="340" cy="292" r="12" />
          <circle cx="90" cy="222" r="12" />
          <circle cx="310" cy="142" r="12" />
          <circle cx="140" cy="102" r="12" />
          <circle cx="390" cy="272" r="9" />
          <circle cx="40" cy="212" r="9" />
        </g>
      </Picture>
      <Lead>{texts.login.lead}</Lead>
    </Ground>
  );
}
