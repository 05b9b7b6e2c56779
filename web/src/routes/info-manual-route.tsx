import { ManualPage } from "../info/guide/manual-page.tsx";

/** /info/manual */
export default function InfoManualRoute() {
  return <ManualPage />;
}
