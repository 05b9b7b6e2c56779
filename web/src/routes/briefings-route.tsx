import { BriefingsPage } from "../control/briefings/briefings-page.tsx";

/** /briefings */
export default function BriefingsRoute() {
  return <BriefingsPage />;
}
