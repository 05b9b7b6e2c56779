import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient, tellFailuresBy } from "./api/query-client.ts";
import { ErrorBoundary } from "./components/feedback/error-boundary.tsx";
import { SnackbarHost } from "./components/feedback/snackbar-host.tsx";
import { tellFailure } from "./components/feedback/tell-failure.ts";
import { GuardedRouter } from "./leaving/guarded-router.tsx";
import { AppRoutes, fetchFirstPage } from "./routes/app-routes.tsx";
import { isLoggedIn } from "./api/usable-token.ts";
import { ThemeChoice } from "./theme/theme-choice.tsx";

function App() {
  return (
    <StrictMode>
      <ThemeChoice>
        <ErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <GuardedRouter>
              <AppRoutes />
            </GuardedRouter>
          </QueryClientProvider>
        </ErrorBoundary>
        <SnackbarHost />
      </ThemeChoice>
    </StrictMode>
  );
}

tellFailuresBy(tellFailure);
const root = document.getElementById("root");
// As a transition it is drawn in slices, between which the browser answers who presses a key.
const draw = (place: HTMLElement) => startTransition(() => createRoot(place).render(<App />));
if (root) void fetchFirstPage(location.pathname, isLoggedIn()).then(() => draw(root));
