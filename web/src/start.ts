import "@fontsource-variable/inter/wght.css";
import "./theme/letters.css";
import "./theme/forced-colors.css";
import { askAhead } from "./api/asked-ahead.ts";
import { isLoggedIn } from "./api/usable-token.ts";
import { storage } from "./storage/client-storage.ts";

// Who reads is asked for while the application is on its way.
if (isLoggedIn()) askAhead(["/users/me", `/organizations/${storage.organization.read()}`]);
void import("./main.tsx");
