import type { PathRole } from "@runko/domain/organizations/roles";
import type { Criteria, DateRange } from "@runko/domain/search/criteria";
import type { MadeDocument } from "./random-documents.ts";

/** As people compare words: without regard to case and the marks of Finnish letters. */
const folded = (text: string) =>
  text.toLowerCase().replaceAll(/[åä]/g, "a").replaceAll("ö", "o").replaceAll(/\s+/g, " ").trim();

const has = (text: string | null | undefined, part: string | undefined) =>
  part === undefined || (typeof text === "string" && text.toLowerCase().includes(part.toLowerCase()));

const within = (day: string | null | undefined, range: DateRange | undefined) =>
  range === undefined ||
  (typeof day === "string" &&
    (range.from === undefined || day >= range.from) &&
    (range.to === undefined || day <= range.to));

const among = (value: string, chosen: readonly string[] | undefined) => chosen === undefined || chosen.includes(value);

const is = (value: boolean, asked: boolean | undefined) => asked === undefined || value === asked;

const numberOf = (text: string) => Number(text.replace(/^(tid|cid)\s*/i, ""));

/** What people see of a document in this role, as texts. */
function textsOf(document: MadeDocument, role: PathRole): string[] {
  const { fields } = document;
  const seen = role !== "SUBSCRIBER" || document.shown;
  const addresses = [fields.targetAddress, fields.otherEndAddress].flatMap((address) => Object.values(address ?? {}));
  return [
    fields.subscriberConnectionId,
    seen ? fields.supplierConnectionId : "",
    fields.projectId,
    fields.contractNumber,
    fields.orderNumber,
    fields.customerName,
    document.productName,
    role === "SUBSCRIBER" ? document.supplier.name : document.subscriber.name,
    ...addresses,
  ].map((text) => folded(String(text ?? "")));
}

function findsText(document: MadeDocument, text: string, role: PathRole): boolean {
  const texts = textsOf(document, role);
  const found = folded(text)
    .split(" ")
    .every((word) =>
      texts.some((each) =>
        word.length >= 3 ? each.includes(word) : each.split(" ").some((begun) => begun.startsWith(word)),
      ),
    );
  const number = /^(tid ?|cid ?)?([1-9]\d{0,8})$/i.exec(text.trim());
  const [, prefix = "", digits] = number ?? [];
  const isTid = digits !== undefined && !/^c/i.test(prefix) && document.id === Number(digits);
  const isCid = digits !== undefined && !/^t/i.test(prefix) && document.caseId === Number(digits);
  return found || isTid || isCid;
}

/** Whether it is late as this role sees its clocks. */
export const isLateTo = ({ late }: MadeDocument, role: PathRole) =>
  role === "SUBSCRIBER" ? late.subscriber : late.supplier;

/** What criteria mean, said a second time without SQL and without the table of criteria. */
export function matchesCriteria(criteria: Criteria, document: MadeDocument, role: PathRole): boolean {
  const { fields } = document;
  const { targetAddress: a, otherEndAddress: b } = fields;
  const seen = role !== "SUBSCRIBER" || document.shown;
  return [
    criteria.q === undefined || findsText(document, criteria.q, role),
    criteria.tid === undefined || document.id === numberOf(criteria.tid),
    criteria.cid === undefined || document.caseId === numberOf(criteria.cid),
    among(document.type, criteria.type),
    among(document.state, criteria.status),
    is(document.archived, criteria.archived),
    criteria.due === undefined || isLateTo(document, role),
    among(document.supplier.id, criteria.supplier),
    among(document.subscriber.id, criteria.subscriber),
    has(fields.customerName, criteria.customer),
    has(document.productName, criteria.product),
    within(document.createdDay, criteria.created),
    within(fields.requestedDate, criteria.requested),
    within(seen ? fields.estimatedDeliveryDate : null, criteria.estimated),
    among(fields.deliveryType ?? "", criteria.deliveryType),
    has(fields.subscriberConnectionId, criteria.subscriberConnection),
    has(seen ? fields.supplierConnectionId : null, criteria.supplierConnection),
    has(fields.projectId, criteria.project),
    has(fields.contractNumber, criteria.contract),
    has(fields.orderNumber, criteria.order),
    has(a?.streetName, criteria.streetA),
    has(a?.streetNumber, criteria.numberA),
    has(a?.postalCode, criteria.postalCodeA),
    has(a?.postalPlace, criteria.placeA),
    has(b?.streetName, criteria.streetB),
    has(b?.postalPlace, criteria.placeB),
    is(document.rejected, criteria.rejected),
    is(document.userProcessed, criteria.processed),
    is(document.ordered, criteria.ordered),
  ].every(Boolean);
}
