import { checkAskedAddress } from "@runko/domain/availability/availability";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { writePlaces } from "@runko/domain/tmf/places";
import { confidenceOfKnown } from "@runko/domain/tmf/qualification-words";
import { resourceOfType } from "@runko/domain/tmf/tmf-resources";
import { tmfDay, tmfEndOfDay } from "@runko/domain/tmf/tmf-times";
import { isEmptyAddress, normalizeAddress, type Address } from "@runko/domain/values/address";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AvailabilityRow } from "../availability/availability-schema.ts";
import { findAvailability } from "../availability/find-availability.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { checkSides } from "./find-seller.ts";
import { pointAtField } from "./point-at-item.ts";
import { malformed, mostAsked, rowsAt } from "./read-body.ts";
import { pathOfItems, type TmfItem } from "./read-items.ts";
import { readDemandedItems, typeOfNewItems } from "./read-new-items.ts";
import { refuseFull } from "./refuse-full.ts";
import type { Json } from "./select-attributes.ts";
import { feesTold } from "./told-parts.ts";
import type { TmfAsked } from "./tmf-asked.ts";
import type { TmfInstant, TmfResource } from "./tmf-resource.ts";
import { fieldsOfForm } from "./written-fields.ts";

/** For how long an answer is kept. */
export const instantDays = 30;
/** Each looks at an address. */
const mostItems = 20;

const name = "productOfferingQualification";

type Known = AvailabilityRow & { availability: Exclude<AvailabilityRow["availability"], "ask"> };
const isKnown = (row: AvailabilityRow): row is Known => row.availability !== "ask";

/** Of what it is known: of the buyer's own answer, or of an area that the supplier declares. */
function knownBy({ answer, area }: Known): Json {
  if (answer) {
    const referredType = resourceOfType[answer.documentType] === "quote" ? "Quote" : "ProductOfferingQualification";
    return { id: String(answer.id), "@referredType": referredType, kind: "answered", date: tmfDay(answer.answeredOn) };
  }
  return { kind: "declared", ...(area && { date: tmfDay(area.saidOn) }) };
}

type Wanted = { item: TmfItem; address: Address; capacity: string };

function itemTold({ item, address }: Wanted, row: Known): Json {
  const { availability, answer, area, deliveryDays, product, connectFee, monthlyFee } = row;
  const qualified = availability !== "no";
  const isPromise = answer !== null && !answer.otherApartment;
  return {
    id: item.id,
    state: "done",
    qualificationItemResult: qualified ? "qualified" : "unqualified",
    serviceabilityConfidence: confidenceOfKnown(availability, { deliveryDays, isPromise }),
    productOffering: product,
    product: { place: writePlaces({ targetAddress: address }) },
    ...(qualified && deliveryDays !== null && deliveryDays > 0
      ? { installationInterval: { amount: deliveryDays, units: "calendarDays" } }
      : {}),
    ...(qualified && { itemPrice: feesTold(connectFee, monthlyFee) }),
    ...(answer && { guaranteedUntilDate: tmfEndOfDay(answer.countsUntil) }),
    ...(!qualified && {
      eligibilityUnavailabilityReason: [{ code: "notAvailable", ...(area?.note && { label: area.note }) }],
    }),
    knownBy: knownBy(row),
  };
}

/** The address and the capacity that an item asks for; the address needs what the areas are known by. */
function readWanted(body: Json, item: TmfItem): Wanted {
  const form = { resource: name, documentType: "AvailabilityRequest" } as const;
  const { fields }: { fields: DocumentFields } = fieldsOfForm(body, [item], form);
  const address = normalizeAddress(fields.targetAddress ?? {});
  const path = pointAtField(name, [item], "targetAddress");
  if (isEmptyAddress(address)) refuseIssues([{ path, code: "REQUIRED" }]);
  refuseIssues(checkAskedAddress(address).map((issue) => ({ ...issue, path })));
  return { item, address, capacity: fields.capacity ?? "" };
}

type Asking = Pick<TmfAsked, "caller" | "texts" | "countMore"> & { now: Date };

/** What is known of each, in their order; what is not is refused, item by item. */
async function findKnown(
  trx: Transaction<Database>,
  wanted: readonly Wanted[],
  { caller, texts, now, countMore }: Asking,
): Promise<Known[]> {
  const rowsOf = new Map<string, AvailabilityRow[]>();
  const issues: Issue[] = [];
  const known: Known[] = [];
  for (const { item, address, capacity } of wanted) {
    const key = JSON.stringify([address, capacity]);
    const asked = { subscriberId: caller.organizationId, address, products: { categories: [], capacity }, now, texts };
    if (rowsOf.size > 0 && !rowsOf.has(key)) countMore();
    const rows = rowsOf.get(key) ?? (await findAvailability(trx, { ...asked, mayAct: true })).rows;
    rowsOf.set(key, rows);
    const row = rows.find(({ product }) => product.id === item.offeringId);
    if (!row) issues.push({ path: item.offeringAt, code: "PRODUCT_NOT_AVAILABLE" });
    else if (isKnown(row)) known.push(row);
    else issues.push({ path: item.at, code: "AVAILABILITY_NOT_KNOWN" });
  }
  refuseIssues(issues);
  return known;
}

const organization = (role: string, party: Json): Json => ({ ...party, role, "@referredType": "Organization" });

function answerOf(wanted: readonly Wanted[], known: readonly Known[], { caller, now }: Asking): Json {
  const told = wanted.flatMap((one, index) => (known[index] ? [itemTold(one, known[index])] : []));
  const ends = told.flatMap(({ guaranteedUntilDate: end }) => (typeof end === "string" ? [end] : [])).toSorted();
  const sellers = new Map(known.map(({ supplier }) => [supplier.id, supplier]));
  const at = now.toISOString();
  return {
    state: "done",
    instantSyncQualification: true,
    productOfferingQualificationDate: at,
    productOfferingQualificationDateTime: at,
    effectiveQualificationDate: at,
    ...(ends[0] !== undefined && { expirationDate: ends[0] }),
    qualificationResult: known.every(({ availability }) => availability !== "no") ? "qualified" : "unqualified",
    relatedParty: [
      organization("buyer", { id: caller.organizationId }),
      ...[...sellers.values()].map((seller) => organization("seller", seller)),
    ],
    note: [],
    productOfferingQualificationItem: told,
    "@type": "ProductOfferingQualification",
  };
}

async function create(
  trx: Transaction<Database>,
  { clock }: Parameters<TmfInstant["create"]>[1],
  resource: TmfResource,
  { caller, body, texts, countMore }: TmfAsked,
): Promise<string> {
  if (!caller.roles.includes("SUBSCRIBER")) throw new Problem("FORBIDDEN");
  if (Buffer.byteLength(JSON.stringify(body)) > mostAsked) throw new Problem("BODY_TOO_LARGE");
  await refuseFull(trx, "tmf_qualifications", caller.organizationId);
  const items = readDemandedItems(resource, body);
  if (items.length > mostItems)
    throw malformed({ path: pathOfItems(name), code: "TOO_MANY", params: { max: mostItems } });
  typeOfNewItems(resource, items);
  // Nobody reads them.
  for (const left of ["note", "attachment"])
    refuseIssues(rowsAt(body, left).map((_row, at) => ({ path: `/${left}/${at}`, code: "NOT_FOR_THIS_DOCUMENT" })));
  const asking = { caller, texts, countMore, now: clock.now() };
  const wanted = items.map((item) => readWanted(body, item));
  const known = await findKnown(trx, wanted, asking);
  for (const { supplier } of known) checkSides(body, { buyerId: caller.organizationId, sellerId: supplier.id });
  const id = uuidv7();
  await trx
    .insertInto("tmf_qualifications")
    .values({
      id,
      client_id: caller.clientId,
      organization_id: caller.organizationId,
      sent: JSON.stringify(body),
      answered: JSON.stringify(answerOf(wanted, known, asking)),
      asked_at: asking.now,
    })
    .execute();
  return id;
}

/** Qualifications that are answered at once of what the portal knows of the caller's own answers and of areas. */
export const instantQualification: TmfInstant = {
  isAsked: (body) => body["instantSyncQualification"] === true,
  create,
  find: async (db, { organizationId, roles }, id) => {
    if (!roles.includes("SUBSCRIBER")) return undefined;
    const row = await db
      .selectFrom("tmf_qualifications")
      .select(["sent", "answered"])
      .where("id", "=", id)
      .where("organization_id", "=", organizationId)
      .executeTakeFirst();
    return row as { sent: Json; answered: Json } | undefined;
  },
};
