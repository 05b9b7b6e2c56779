import "@fontsource-variable/inter/wght.css";
import "./theme/forced-colors.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { queryClient } from "./api/query-client.ts";
import { ErrorBoundary } from "./components/feedback/error-boundary.tsx";
import { SnackbarHost } from "./components/feedback/snackbar-host.tsx";
import { GuardedNavigation } from "./leaving/guarded-navigation.tsx";
import { AppRoutes } from "./routes/app-routes.tsx";
import { fetchFirstPage } from "./routes/lazy-routes.ts";
import { isLoggedIn } from "./session/session-store.ts";
import { followVersionAtStart } from "./session/version-check.ts";
import { ThemeChoice } from "./theme/theme-choice.tsx";

function App() {
  return (
    <StrictMode>
      <ThemeChoice>
        <ErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>
              <GuardedNavigation>
                <AppRoutes />
              </GuardedNavigation>
            </BrowserRouter>
          </QueryClientProvider>
        </ErrorBoundary>
        <SnackbarHost />
      </ThemeChoice>
    </StrictMode>
  );
}

const root = document.getElementById("root");
if (root) void fetchFirstPage(location.pathname, isLoggedIn()).then(() => createRoot(root).render(<App />));
void followVersionAtStart();
