import { effectNames } from "./action-effects.ts";
import { actionGuards } from "./action-guards.ts";
import { actionInputs, inputNeeds } from "./action-inputs.ts";
import { documentActions } from "./document-actions.ts";
import { fieldsWrittenBy } from "./document-fields.ts";
import { documentParties } from "./document-parties.ts";
import { countedStates, documentStates, finalStates } from "./document-states.ts";
import { waitReasons } from "./waits.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";

/** A row of the table before it is trusted: any names. */
export type CheckedRow = {
  rule: string;
  action: string;
  of: string | null;
  party: string;
  types: readonly string[];
  from: readonly string[];
  to: string | null;
  guards: readonly string[];
  fields: string | null;
  reason: string | null;
  takes: Readonly<Record<string, string | undefined>>;
  effects: readonly string[];
  makes: string;
  versioned: boolean;
  internal: boolean;
};

const known = {
  action: new Set<string>(documentActions),
  party: new Set<string>(Object.keys(documentParties)),
  type: new Set<string>(documentTypes),
  state: new Set<string>(documentStates),
  guard: new Set<string>(Object.keys(actionGuards)),
  effect: new Set<string>(effectNames),
  input: new Set<string>(Object.keys(actionInputs)),
  need: new Set<string>(Object.keys(inputNeeds)),
  reason: new Set<string>(fieldsWrittenBy("system")),
  wait: new Set<string>(waitReasons),
};

const nameOf = ({ rule, action }: CheckedRow): string => `${rule} ${action}`;

function unknownNames(row: CheckedRow): string[] {
  const used: [keyof typeof known, readonly (string | null | undefined)[]][] = [
    ["action", [row.action]],
    ["party", [row.party]],
    ["type", row.types],
    ["state", [...row.from, row.to]],
    ["guard", row.guards],
    ["effect", row.effects],
    ["reason", [row.reason]],
    ["wait", [row.of]],
    ["input", Object.keys(row.takes)],
    ["need", Object.values(row.takes)],
  ];
  return used.flatMap(([kind, names]) =>
    names
      .filter((name) => typeof name === "string" && !known[kind].has(name))
      .map((name) => `${nameOf(row)}: unknown ${kind} ${name}`),
  );
}

const writersOf: Readonly<Record<string, readonly string[]>> = {
  subscriber: ["subscriber", "owner"],
  answer: ["supplier", "answerer"],
  asked: ["subscriber"],
  wished: ["subscriber"],
  requested: ["supplier", "subscriber"],
};
const isFinal = (state: string | null) => finalStates.some((final) => final === state);
const closingEffects = new Set(["setCancelledByCustomer", "setCancelledBySupplier", "setRejected"]);

function contradictions(row: CheckedRow): string[] {
  const { action, party, types, from, to, guards, fields, reason, effects, makes, versioned, internal } = row;
  const closes = effects.some((effect) => closingEffects.has(effect));
  const endsPromised = isFinal(to) && from.some((state) => state === "CONFIRMED" || state === "IN_DELIVERY");
  const startsAnew = makes === "newDocument";
  const tells = effects.some((effect) => effect.startsWith("tell") || effect === "warnForwarder");
  const faults: [string, boolean][] = [
    ["has no type", types.length === 0],
    ["has no state to start from", from.length === 0 && action !== "create"],
    ["asks for no reason although it cancels or rejects", closes && reason === null && fields !== "requested"],
    ["cancels without saying who did", to === "CANCELLED" && !closes],
    ["says who cancelled and cancels nothing", closes && to === null],
    ["takes fields that its party does not write", fields !== null && !writersOf[fields]?.includes(party)],
    ["asks for an edit lock and takes no fields", guards.includes("ownEditLock") && fields === null],
    ["takes both fields and a reason", fields !== null && reason !== null],
    ["ends a document and leaves questions open", isFinal(to) && !effects.includes("lapseQuestions")],
    [
      "ends a promised document and leaves requests open",
      endsPromised && !effects.includes("lapseRequests") && fields !== "requested",
    ],
    ["is internal and changes what the other side sees", internal && (to !== null || fields !== null || versioned)],
    ["is internal and tells of it", internal && tells],
    ["changes the source of a new document", startsAnew && action !== "create" && (to !== null || fields !== null)],
  ];
  return faults.flatMap(([fault, found]) => (found ? [`${nameOf(row)}: ${fault}`] : []));
}

function duplicates(rows: readonly CheckedRow[]): string[] {
  const taken = new Set<string>();
  const keys = rows.flatMap(({ action, of, types, from, party }) =>
    types.flatMap((type) =>
      (from.length === 0 ? ["nothing"] : from).map((state) => [
        action,
        type,
        state,
        of === null ? party : `${party} of ${of}`,
      ]),
    ),
  );
  return keys.flatMap((key) => {
    const name = `${key[0]} of ${key[1]} from ${key[2]} by ${key[3]}`;
    if (taken.has(name)) return [`${name}: two rows`];
    taken.add(name);
    return [];
  });
}

function waysOf(type: DocumentType, rows: readonly CheckedRow[]): [from: string, to: string][] {
  const moves = rows.filter(({ types, action }) => types.includes(type) && action !== "create");
  return moves.flatMap(({ from, to }) => (to === null ? [] : from.map((state): [string, string] => [state, to])));
}

function reachableStates(type: DocumentType, rows: readonly CheckedRow[]): Set<string> {
  const first = rows.find(({ action, types }) => action === "create" && types.includes(type))?.to;
  const reached = new Set<string>(first ? [first] : []);
  const ways = waysOf(type, rows);
  for (const state of reached) for (const [from, to] of ways) if (from === state) reached.add(to);
  return reached;
}

function brokenPaths(type: DocumentType, rows: readonly CheckedRow[]): string[] {
  const own: readonly string[] = countedStates(type);
  const reached = reachableStates(type, rows);
  const left = new Set(
    waysOf(
      type,
      rows.filter(({ effects }) => !effects.includes("setReopened")),
    ).map(([from]) => from),
  );
  return [
    ...own.filter((state) => !reached.has(state)).map((state) => `${type}: ${state} is never reached`),
    ...[...reached].filter((state) => !own.includes(state)).map((state) => `${type}: ${state} is none of its states`),
    ...[...reached]
      .filter((state) => !left.has(state) && !isFinal(state))
      .map((state) => `${type}: no way out of ${state}`),
    ...[...reached]
      .filter((state) => left.has(state) && isFinal(state))
      .map((state) => `${type}: ${state} is not final`),
  ];
}

/** Every defect of a table of actions, in a sentence each; the server starts only with none. */
export function checkActionTable(rows: readonly CheckedRow[]): string[] {
  const missing = documentActions.filter((action) => rows.every((row) => row.action !== action));
  return [
    ...missing.map((action) => `${action}: no row`),
    ...rows.flatMap((row) => [...unknownNames(row), ...contradictions(row)]),
    ...duplicates(rows),
    ...documentTypes.flatMap((type) => brokenPaths(type, rows)),
  ];
}
