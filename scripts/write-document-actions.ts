import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";
import { writeDocumentActionsPage } from "./document-actions-page.ts";

writeFileSync(join(root, "docs/document-actions.md"), writeDocumentActionsPage());
console.log("docs/document-actions.md is written");
