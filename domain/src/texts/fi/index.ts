import { common } from "./common.ts";
import { documentForm } from "./document-form.ts";
import { documentList } from "./document-list.ts";
import { documentPage } from "./document-page.ts";
import { documents } from "./documents.ts";
import { enumerations } from "./enumerations.ts";
import { filterReasons } from "./filter-reasons.ts";
import { issues } from "./issues.ts";
import { login } from "./login.ts";
import { ownData } from "./own-data.ts";
import { problems } from "./problems.ts";
import { shell } from "./shell.ts";
import { vendor } from "./vendor.ts";

/** The Finnish catalogue: one section for each subject. */
export const fi = {
  common,
  documentForm,
  documentList,
  documentPage,
  documents,
  enumerations,
  filterReasons,
  issues,
  login,
  ownData,
  problems,
  shell,
  vendor,
};
