import { NewFaultPage } from "../documents/new-fault-page.tsx";
import { FormPicker } from "./form-attachments.tsx";

/** /fault-handler/documents/new */
export function NewFaultRoute() {
  return <NewFaultPage attachments={FormPicker} />;
}
