import { isDeepStrictEqual } from "node:util";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { attributePlaces } from "@runko/domain/tmf/field-places";
import { asList, asObject, firstObject, textOf, valueAt } from "@runko/domain/tmf/json-shapes";
import { milestoneNames, type MilestoneName } from "@runko/domain/tmf/milestones";
import { isOwnParty, sideRoles } from "@runko/domain/tmf/parties";
import { stateAttribute } from "@runko/domain/tmf/state-wishes";
import {
  characteristicsOfResource,
  itemsOfResource,
  placesOfResource,
  pricesOfResource,
  type TmfResource as ResourceName,
} from "@runko/domain/tmf/tmf-resources";
import { readTmfInstant } from "@runko/domain/tmf/tmf-times";
import type { Issue } from "@runko/domain/values/issue";
import type { ActionInput } from "../documents/action-request.ts";
import { pathsOfWords } from "./step-words.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfRole } from "./tmf-caller.ts";

type Changing = {
  resource: ResourceName;
  role: TmfRole;
  /** What the change does. */
  steps: readonly ActionInput[];
  /** The resource as it is told, with what its subscriber's client lays over what it once sent. */
  told: Json;
};

/** What says of an object what it is; accepted everywhere (beyond A3). */
const ofTypes = new Set(["@type", "@baseType", "@schemaLocation", "@referredType"]);

/** What a ticket has of its own course, which beyond A5.4 ignores. */
const ignored: Partial<Record<ResourceName, readonly string[]>> = {
  troubleTicket: ["creationDate", "lastUpdate", "statusChange"],
};

const stepOf: Readonly<Record<MilestoneName, DocumentAction | null>> = {
  [milestoneNames.OPEN]: null,
  [milestoneNames.IN_PROCESSING]: "startProcessing",
  [milestoneNames.CONFIRMED]: "confirm",
  [milestoneNames.IN_DELIVERY]: "deliver",
  [milestoneNames.READY]: "signReady",
};

/** Attributes that are fields of ours: of several that say one the first, and others that say the same. */
function pathsOfFields(resource: ResourceName, body: Json): string[] {
  const items = itemsOfResource[resource];
  const [firstItem] = items === null ? [] : asList(body[items]);
  return Object.values(attributePlaces[resource]).flatMap((places) => {
    const said = places.map((place) => {
      const { of, path, yields } = place;
      const value = valueAt(of === "item" ? firstItem : body, path);
      return { at: of === "item" ? `${items ?? ""}.${path}` : path, value, mayDiffer: yields === true };
    });
    const chosen = said.find(({ value }) => value !== undefined);
    return said
      .filter(({ value, mayDiffer }) => mayDiffer || value === undefined || isDeepStrictEqual(value, chosen?.value))
      .map(({ at }) => at);
  });
}

/** What the change reads, and refuses itself where it may not be. */
function takenPaths(body: Json, { resource, role, steps }: Changing): Set<string> {
  const items = itemsOfResource[resource];
  const inItem = (path: string) => (items === null ? path : `${items}.${path}`);
  return new Set([
    stateAttribute[resource],
    "note",
    "attachment",
    ...(ignored[resource] ?? []),
    ...pathsOfFields(resource, body),
    inItem(characteristicsOfResource[resource]),
    inItem(placesOfResource[resource]),
    ...(resource === "productOfferingQualification" ? ["place"] : []),
    ...(role === "SUPPLIER"
      ? [inItem(pricesOfResource[resource])]
      : [items === null ? "relatedEntity" : inItem("productOffering"), inItem("product.productOffering")]),
    ...steps.flatMap((step) => pathsOfWords(resource, body, step)),
  ]);
}

/** A list of which one is read: what stands beside it is not. */
const singles = new Set(["agreement", "billingAccount", "itemTerm", "product.productTerm"]);

const isSame = (sent: unknown, told: unknown): boolean => {
  const [one, other] = [textOf(sent)?.toLowerCase(), textOf(told)?.toLowerCase()];
  if (one !== undefined && one === other) return true;
  const at = readTmfInstant(sent);
  return sent === told || (at !== null && at === readTmfInstant(told));
};

const find = (rows: readonly unknown[], key: string, value: unknown) =>
  rows.find((each) => isSame(value, asObject(each)?.[key]));

const isSide = (role: unknown): boolean => Object.hasOwn(sideRoles, textOf(role) ?? "");

/** The row that is told of what was sent: sides and steps are known by their names, others by their ids. */
function rowLike(row: unknown, told: readonly unknown[], { path, index }: { path: string; index: number }): unknown {
  const { id, name, role } = asObject(row) ?? {};
  if (path === "milestone") return find(told, "name", name);
  if (isSide(role)) return find(told, "role", role);
  if (id !== undefined) return find(told, "id", id);
  return name === undefined ? told[index] : find(told, "name", name);
}

/** What is to become of a question of availability by the steps. */
function isAnswer(sent: unknown, path: string, { steps }: Changing): boolean {
  if (!/(^|\.)qualification(Item)?Result$/.test(path)) return false;
  const answer = steps.some(({ action }) => action === "reject") ? "unqualified" : "qualified";
  return sent === answer && steps.some(({ action }) => action === "reject" || action === "signReady");
}

/** A milestone that is reached by a step of the change. */
function isStep({ name, status, milestoneDate }: Json, { steps }: Changing): boolean {
  const action = typeof name === "string" && Object.hasOwn(stepOf, name) ? stepOf[name as MilestoneName] : null;
  return status === "Completed" && milestoneDate === undefined && steps.some((step) => step.action === action);
}

/** References are named by their id; what stands beside it in them says nothing more. */
const referred = /(^|\.)(productOffering|productSpecification|productOfferingQualification|quote)$/;

/** What of a body is neither told, nor taken, nor kept, as issues at its places. */
export function droppedOf(body: Json, changing: Changing): Issue[] {
  const taken = takenPaths(body, changing);
  const items = itemsOfResource[changing.resource];
  const issues: Issue[] = [];
  const refuse = (path: string): void => void issues.push({ path, code: "NOT_WRITABLE" });

  const walkRow = (row: Json, told: unknown, path: string, pointer: string): void => {
    const step = path === "milestone" ? { status: "Completed", ...row, id: undefined } : row;
    if (path === "milestone" && isStep(step, changing)) return;
    if (path === "relatedParty" && isOwnParty(row["role"]) && !isSide(row["role"])) return;
    // A new item of a form is made as those of a new document are.
    if (told === undefined && path === items && changing.role === "SUBSCRIBER") return;
    if (told === undefined) return refuse(pointer);
    walk(path === "relatedParty" && isSide(row["role"]) ? { id: row["id"] } : step, told, path, pointer);
  };

  const walk = (sent: unknown, told: unknown, path: string, pointer: string): void => {
    const inItem = items !== null && path.startsWith(`${items}.`) ? path.slice(items.length + 1) : path;
    if (taken.has(path)) {
      if (singles.has(inItem) && Array.isArray(sent) && sent.length > 1) refuse(`${pointer}/1`);
      return;
    }
    if (sent === undefined || (sent === null && told === undefined)) return;
    if (Array.isArray(sent)) {
      for (const [index, row] of sent.entries()) {
        const at = `${pointer}/${index}`;
        const like = rowLike(row, asList(told), { path, index });
        if (asObject(row)) walkRow(asObject(row) ?? {}, like, path, at);
        else walk(row, like, path, at);
      }
      return;
    }
    const object = asObject(sent);
    const isWay = object && (firstObject(told) ?? [...taken].some((one) => one.startsWith(`${path}.`)));
    if (!isWay) return isAnswer(sent, path, changing) || isSame(sent, told) ? undefined : refuse(pointer);
    for (const [name, value] of Object.entries(object)) {
      if (ofTypes.has(name) || (referred.test(path) && name !== "id")) continue;
      walk(value, firstObject(told)?.[name], path === "" ? name : `${path}.${name}`, `${pointer}/${name}`);
    }
  };

  walk(body, changing.told, "", "");
  return issues;
}
