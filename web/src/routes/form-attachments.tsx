import { AttachmentPicker } from "../attachments/attachment-picker.tsx";
import type { FormAttachments } from "../documents/new/form-files.tsx";

/** The files of a document that is being written, sent in the name of its writer. */
export const FormPicker: FormAttachments = ({ scope, ...files }) => <AttachmentPicker uploader={scope} {...files} />;
