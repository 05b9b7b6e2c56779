import { isUnshown } from "../documents/text-where.ts";
import type { Condition, Where } from "../platform/filter/filter.ts";
import { hasPiece, plainPieces } from "./implied-text.ts";
import type { TextSample } from "./text-sample.ts";

/** Each piece costs the index a list; one that leaves out few texts is not worth it. */
const MOST_PIECES = 4;
const WORTHWHILE = 0.7;
const FEW_ENOUGH = 0.001;
const MOST_WAYS = 4;
const FEW_ORGANIZATIONS = 3;
/** What is more common than that is left to the index as it is asked. */
const RARE = 0.05;

type Like = Extract<Condition, { kind: "like" }>;

const isInText = (where: Where): where is Like => !("parts" in where) && where.field === "searchText";
const partsOf = (where: Where): Where[] =>
  "parts" in where && where.kind === "and" ? where.parts.flatMap(partsOf) : [where];
const allOf = (parts: Where[]): Where => ({ kind: "and", parts });

/** The same condition beside the index. */
function besideIndex(where: Where): Where {
  if (isInText(where)) return { ...where, field: "readText" };
  return "parts" in where ? { ...where, parts: where.parts.map(besideIndex) } : where;
}

/** A condition for documents of which all is shown. */
function asShown(where: Where): Where {
  if (!("parts" in where) || where.kind !== "or") return where;
  const shown = where.parts.filter((part) => !partsOf(part).includes(isUnshown));
  const [only] = shown;
  return shown.length === 1 && only ? only : { kind: "or", parts: shown };
}

/** Three letters or digits as the index knows them, or two where a word begins or ends, with what stands beside it. */
const trigramsOf = (pattern: string) =>
  plainPieces(pattern).flatMap(
    (piece) => piece.match(/[^\p{L}\p{N}][\p{L}\p{N}]{2,3}|[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/gu) ?? [],
  );

const allTrigramsOf = (pattern: string) => [
  ...new Set(Array.from({ length: pattern.length }, (_, start) => trigramsOf(pattern.slice(start))).flat()),
];

type Chosen = { pieces: string[]; share: number };

/** The few pieces which together bring hardly more than the whole patterns do, and the part of all texts that they bring. */
function rarestPieces(patterns: readonly string[], { amount, having }: TextSample): Chosen {
  const candidates = [...new Set(patterns.flatMap(allTrigramsOf))].toSorted(
    (a, b) => having(a).length - having(b).length,
  );
  const pieces: string[] = [];
  let left: ReadonlySet<number> | undefined;
  while (pieces.length < MOST_PIECES && (left === undefined || pieces.length < 2 || left.size > FEW_ENOUGH * amount)) {
    const counted = candidates
      .filter((piece) => !pieces.includes(piece))
      .map((piece) => ({ piece, texts: having(piece).filter((number) => left?.has(number) ?? true) }));
    const best = counted.toSorted((a, b) => a.texts.length - b.texts.length)[0];
    if (!best || (left !== undefined && best.texts.length > WORTHWHILE * left.size)) break;
    pieces.push(best.piece);
    left = new Set(best.texts);
  }
  return { pieces, share: left === undefined ? 1 : left.size / Math.max(1, amount) };
}

/** Conditions by the pieces of their own that are rare enough, else as they are. */
function byPieces(likes: readonly Like[], sample: TextSample): Where[] {
  const { pieces, share } = rarestPieces(
    likes.map(({ pattern }) => pattern),
    sample,
  );
  return share > RARE ? [...likes] : [...pieces.map(hasPiece), ...likes.map(besideIndex)];
}

/** An organization that a word means is another way to find it; many organizations are no way. */
const isWay = (part: Where) => isInText(part) || (part.kind === "among" && part.values.length <= FEW_ORGANIZATIONS);

/** Every way to fulfil the conditions, as long as these are few: PostgreSQL does not set an "or" of two indexes against a third. */
function waysOf(parts: readonly Where[]): Where[][] {
  let ways: Where[][] = [[]];
  for (const part of parts) {
    const own = "parts" in part && part.kind === "or" && part.parts.every(isWay) ? part.parts : [part];
    const isFew = ways.length * own.length <= MOST_WAYS;
    ways = ways.flatMap((way) => (isFew ? own : [part]).map((each) => [...way, each]));
  }
  return ways;
}

/**
 * The same conditions on texts in ways to be gone one after the other, each with an index: that of words is asked for what is
 * rare in them and nothing else, since a list of documents for each three letters of a long word costs it many times what a
 * few of them do. The last way is that of the documents of which not all is shown.
 */
export function indexWheres(wheres: readonly Where[], sample: TextSample): Where[] {
  const parts = wheres.flatMap(partsOf);
  const ways = waysOf(parts.map(asShown)).map((way) =>
    allOf([...byPieces(way.filter(isInText), sample), ...way.filter((part) => !isInText(part))]),
  );
  const hasUnshown = JSON.stringify(parts).includes(JSON.stringify(isUnshown));
  return hasUnshown ? [...ways, allOf([isUnshown, ...parts.map(besideIndex)])] : ways;
}
