import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useMedia } from "../screen/use-media.ts";
import { storage } from "../storage/client-storage.ts";
import { useStored } from "../storage/use-stored.ts";
import { appTheme, type Mode } from "./app-theme.ts";
import { GlobalLook } from "./global-look.tsx";
import { styleCache } from "./style-cache.ts";

/** Light or dark as the user chose, or as the system says; paper is always light. */
function useMode(): Mode {
  const choice = useStored(storage.theme) ?? "system";
  const systemDark = useMedia("(prefers-color-scheme: dark)");
  if (useMedia("print")) return "light";
  if (choice !== "system") return choice;
  return systemDark ? "dark" : "light";
}

/** Dresses everything below in the chosen palette, light or dark. */
export function ThemeChoice({ children }: { children: ReactNode }) {
  const palette = useStored(storage.palette) ?? "new";
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={appTheme(palette, useMode())}>
        <GlobalLook />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
