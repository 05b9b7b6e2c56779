import { NewFaultPage } from "../documents/new-fault-page.tsx";
import { FormPicker } from "./form-attachments.tsx";

/** /fault-handler/documents/new */
export default function NewFaultRoute() {
  return <NewFaultPage attachments={FormPicker} />;
}
