import { common } from "./common.ts";
import { documents } from "./documents.ts";
import { enumerations } from "./enumerations.ts";
import { filterReasons } from "./filter-reasons.ts";
import { issues } from "./issues.ts";
import { login } from "./login.ts";
import { ownData } from "./own-data.ts";
import { problems } from "./problems.ts";
import { shell } from "./shell.ts";

/** The Finnish catalogue: one section for each subject. */
export const fi = { common, documents, enumerations, filterReasons, issues, login, ownData, problems, shell };
