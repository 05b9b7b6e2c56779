import * as fi from "../../fi/guide/index.ts";
import { pseudo } from "../../pseudo.ts";

export const manualParts = pseudo(fi.manualParts, ["kind", "id", "picture"]);
