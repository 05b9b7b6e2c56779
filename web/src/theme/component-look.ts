import type { ThemeOptions } from "@mui/material/styles";
import type { PaletteColors } from "./palette-colors.ts";

/** Dense, flat and calm: what the components look like beside their colours. */
export function componentLook(colors: PaletteColors): ThemeOptions["components"] {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&:focus-visible": { outline: `2px solid ${colors.primary}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: "medium" },
      styleOverrides: {
        root: {
          minHeight: 36,
          padding: "4px 14px",
          overflowWrap: "normal",
          "@media (pointer: coarse)": { minHeight: 44 },
        },
        outlined: { borderColor: colors.outline },
      },
    },
    MuiIconButton: { styleOverrides: { root: { "@media (pointer: coarse)": { minWidth: 44, minHeight: 44 } } } },
    MuiInputBase: { styleOverrides: { input: { "&::placeholder": { color: colors.textSecondary, opacity: 1 } } } },
    MuiOutlinedInput: {
      defaultProps: { size: "small" },
      styleOverrides: {
        root: { backgroundColor: colors.surface },
        input: { height: 20, padding: "8px 12px" },
        multiline: { padding: 0 },
        notchedOutline: { borderColor: colors.outline },
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: -6 } } },
    MuiCheckbox: { defaultProps: { size: "small" } },
    MuiRadio: { defaultProps: { size: "small" } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: "1.125rem", fontWeight: 650, padding: "20px 24px 8px" } } },
    MuiDialogActions: { styleOverrides: { root: { padding: "12px 24px 20px", gap: 4 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: "0.875rem", minHeight: 36 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: "0.8125rem", borderColor: colors.divider },
        head: { fontWeight: 600, color: colors.textSecondary, backgroundColor: colors.surface },
      },
    },
    MuiPopover: { defaultProps: { transitionDuration: 140 } },
    MuiMenu: { defaultProps: { transitionDuration: 140 } },
    MuiLink: { defaultProps: { underline: "hover" } },
  };
}
