// The Finnish catalogue: one section for each subject. Another language is another folder with the same names.
export { bulk } from "./bulk.ts";
export { attachments } from "./attachments.ts";
export { common } from "./common.ts";
export { documentForm } from "./document-form.ts";
export { documentList } from "./document-list.ts";
export { documentPage } from "./document-page.ts";
export { documents } from "./documents.ts";
export { enumerations } from "./enumerations.ts";
export { faultHandler } from "./fault-handler.ts";
export { filterReasons } from "./filter-reasons.ts";
export { front } from "./front.ts";
export { issues } from "./issues.ts";
export { login } from "./login.ts";
export { ownData } from "./own-data.ts";
export { problems } from "./problems.ts";
export { shell } from "./shell.ts";
export { vendor } from "./vendor.ts";
