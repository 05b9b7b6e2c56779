import { LogPage } from "../control/log/log-page.tsx";

/** /control/log */
export default function ControlLogRoute() {
  return <LogPage />;
}
