import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Logo } from "../logo.tsx";
import type { BarColors } from "../../theme/palette-colors.ts";

const Ground = styled("div")(({ theme }) => ({
  position: "relative",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  padding: 40,
  [theme.breakpoints.down("md")]: { padding: "20px 20px 16px", gap: 8, "& svg[data-picture]": { display: "none" } },
}));

const Picture = styled("svg")({ position: "absolute", insetInlineEnd: 24, bottom: 0, height: "92%", opacity: 0.32 });

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
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M210 640V78" strokeWidth="10" />
        <path d="M210 560L330 440V322M330 400L390 340V262" />
        <path d="M210 500L80 370V252M80 350L30 300V242" />
        <path d="M210 380L300 290V182" />
        <path d="M210 310L130 230V132" />
        <circle cx="210" cy="58" r="20" fill={mark} stroke="none" />
        <circle cx="330" cy="306" r="13" />
        <circle cx="390" cy="248" r="11" />
        <circle cx="80" cy="236" r="13" />
        <circle cx="30" cy="228" r="11" />
        <circle cx="300" cy="166" r="13" />
        <circle cx="130" cy="116" r="13" />
      </Picture>
      <Lead>{texts.login.lead}</Lead>
    </Ground>
  );
}
