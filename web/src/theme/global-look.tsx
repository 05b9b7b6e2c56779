import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";

/** On paper: which page this is of how many. Browsers without boxes in the margin print none. */
const pageNumber = {
  content: 'counter(page) " / " counter(pages)',
  fontFamily: "sans-serif",
  fontSize: "8pt",
  color: "#444444",
};

function rules(theme: Theme) {
  return {
    "@font-face": {
      fontFamily: "Inter fallback",
      src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
      ascentOverride: "90%",
      descentOverride: "22.5%",
      lineGapOverride: "0%",
      sizeAdjust: "107%",
    },
    ":root": { colorScheme: theme.palette.mode, accentColor: theme.palette.primary.main },
    // Boxes are as wide as their longest word; what users write, of words without end, breaks where it is shown.
    body: { overflowWrap: "break-word" },
    code: { overflowWrap: "anywhere" },
    "a:where(:not([class]))": { color: theme.palette.primary.main },
    "button, input, select, textarea": { fontFamily: "inherit" },
    // Figures as wide as each other only where numbers stand under numbers: elsewhere they would hole words with hyphens.
    "[data-figures], td[data-align=right], td.MuiTableCell-alignRight": { fontVariantNumeric: "tabular-nums" },
    ":focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
    "h1:focus, main:focus": { outline: "none" },
    mark: { background: theme.tones.amber.ground, color: theme.tones.amber.text },
    "::selection": { background: theme.palette.primary.main, color: theme.palette.primary.contrastText },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        // A duration alone would lend one to every property, and inherited colours would arrive a frame late at each depth.
        transition: "none !important",
        scrollBehavior: "auto !important",
      },
    },
    "@media print": {
      "@page": { size: "A4", margin: "14mm", "@bottom-right": pageNumber },
      "@page wide": { size: "A4 landscape", margin: "12mm" },
      ":root:has([data-wide-page])": { page: "wide" },
      body: { background: "#ffffff" },
      "[data-screen-only]": { display: "none !important" },
    },
  };
}

/** The page's ground rules: fonts, focus rings, reduced motion, print. */
export function GlobalLook() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={rules} />
    </>
  );
}
