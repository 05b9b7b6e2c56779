import { NewFaultPage } from "../documents/new-fault-page.tsx";

/** /fault-handler/documents/new */
export default function NewFaultRoute() {
  return <NewFaultPage />;
}
