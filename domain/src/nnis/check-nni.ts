import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import type { NniFields } from "./nni-schema.ts";

/** What the form of an NNI breaks of the rules that nniFieldsSchema holds at the server. */
export function checkNni({ identifier, description }: NniFields): Issue[] {
  return [...checkText("identifier", identifier, true), ...checkText("description", description, false)];
}
