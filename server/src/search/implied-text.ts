import type { PathRole } from "@runko/domain/organizations/roles";
import { searchLimits } from "@runko/domain/search/search-limits";
import { isUnshown } from "../documents/text-where.ts";
import type { Condition, Where } from "../platform/filter/filter.ts";

/** Fields whose text stands in search_text too, so that its index finds them. */
const indexed = new Set([
  "subscriberConnectionId",
  "supplierConnectionId",
  "projectId",
  "contractNumber",
  "orderNumber",
  "customBillingReference",
  "customerName",
  "productName",
  "streetName",
  "streetNumber",
  "streetLetter",
  "apartment",
  "postalCode",
  "postalPlace",
]);

/** The pieces of a pattern between its wildcards. */
export const plainPieces = (pattern: string): string[] =>
  pattern.replaceAll(/\\(.)|[%_]/gsu, (_whole, literal?: string) => literal ?? "\0").split("\0");

/** The longest of these pieces as search_text has it, where the products of a document stand apart. */
function longestOf(pieces: readonly string[], name: string): string {
  const apart = name === "productName" ? pieces.flatMap((piece) => piece.split(",")) : pieces;
  const plain = apart.map((piece) => piece.replaceAll(/\s+/g, " ").trim().toLowerCase());
  return plain.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

/** The condition that the indexed text has a piece, whatever stands in it. */
export const hasPiece = (piece: string): Where => ({
  kind: "like",
  field: "searchText",
  negated: false,
  ignoreCase: false,
  pattern: `%${piece.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});

/** The longest piece that stands in every text for which the condition holds. */
function pieceOf(condition: Condition, name: string): string {
  if (condition.kind === "like" && !condition.negated) return longestOf(plainPieces(condition.pattern), name);
  if (condition.kind !== "equal" || condition.negated || typeof condition.value !== "string") return "";
  return longestOf([condition.value], name);
}

/**
 * What the conditions on texts imply for the text that is indexed: a where over `searchedText` that holds for every
 * document for which `where` does, found by an index where the conditions themselves are not. A supplier's connection
 * id is not in the text before it is shown.
 */
export function impliedText(where: Where | undefined, role: PathRole): Where[] {
  if (!where) return [];
  if ("parts" in where) return where.kind === "and" ? where.parts.flatMap((part) => impliedText(part, role)) : [];
  const name = where.field.split(".").at(-1) ?? "";
  const piece = indexed.has(name) ? pieceOf(where, name) : "";
  if (piece.length < searchLimits.anywhereFrom) return [];
  const inText = hasPiece(piece);
  return [
    name === "supplierConnectionId" && role !== "SUBSCRIBER" ? { kind: "or", parts: [inText, isUnshown] } : inText,
  ];
}
