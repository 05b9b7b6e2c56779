import { makeTableFormats } from "../any-language/make-table-formats.ts";
import { signs } from "./formats.ts";

export const tableFormats = makeTableFormats(signs);
