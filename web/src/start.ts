import "@fontsource-variable/inter/wght.css";
import "./theme/letters.css";
import "./theme/forced-colors.css";
import { helsinkiClock } from "@runko/domain/values/helsinki-clock";
import { askAhead } from "./api/asked-ahead.ts";
import { isLoggedIn } from "./api/usable-token.ts";
import { followVersionAtStart } from "./session/version-check.ts";
import { storage } from "./storage/client-storage.ts";

// Who reads, and which version the server is, is asked for while the application is on its way.
if (isLoggedIn()) askAhead(["/users/me", `/organizations/${storage.organization.read()}`]);
void followVersionAtStart();
void import("./main.tsx");

// The browser reads the rules of the time zone at the first question, and has nothing else to do now.
helsinkiClock(new Date());
