import type { Field } from "../../components/layout/field-list.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { fieldItems } from "../fields/field-items.ts";
import { documentFacts } from "./document-facts.ts";

/** The few things by which a person recognizes a document before acting on it. */
export function summaryItems(document: WholeDocument, scope: Scope): Field[] {
  const { documentType: type, document: fields } = document;
  const ids = fieldItems({ names: ["subscriberConnectionId"], fields, type, naming: {}, empty: false });
  return [...documentFacts(document, scope), ...ids.map(({ copy: _copy, ...item }) => item)];
}
