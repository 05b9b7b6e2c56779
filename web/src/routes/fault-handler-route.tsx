import { FaultHandlerFrontPage } from "../documents/fault-handler-front-page.tsx";

/** /fault-handler */
export default function FaultHandlerRoute() {
  return <FaultHandlerFrontPage />;
}
