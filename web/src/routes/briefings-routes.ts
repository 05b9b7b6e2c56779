import type { Row } from "./route-table.tsx";

/** What stands below /briefings, where the product admin writes newsletters. */
export const briefingRows: readonly Row[] = [
  { path: "", load: () => import("../control/briefings/briefings-page.tsx").then((page) => page.BriefingsPage) },
  {
    path: "new",
    load: () => import("../control/briefings/new-briefing-page.tsx").then((page) => page.NewBriefingPage),
  },
  { path: ":id", load: () => import("../control/briefings/briefing-page.tsx").then((page) => page.BriefingPage) },
];
