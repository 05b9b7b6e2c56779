import { BriefingPage } from "../control/briefings/briefing-page.tsx";

/** /briefings/{id} */
export default function BriefingRoute() {
  return <BriefingPage />;
}
