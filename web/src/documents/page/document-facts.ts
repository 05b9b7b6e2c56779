import { finalStates } from "@runko/domain/documents/document-states";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { isEmptyValue } from "@runko/domain/documents/check-document";
import { texts } from "@runko/domain/texts/texts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { routes } from "../../addresses/routes.ts";
import { hrefOf, shownValue } from "../fields/field-items.ts";

const words = texts.documentPage.facts;

type Fact = {
  label: string;
  value: string;
  href?: string | undefined;
  /** A page of the portal. */
  to?: string | undefined;
  /** What the link says to who does not see where it stands. */
  name?: string;
};

type Told = Pick<
  WholeDocument,
  | "documentType"
  | "eventState"
  | "document"
  | "connection"
  | "eventProducts"
  | "productName"
  | "subscriber"
  | "supplier"
  | "handledByName"
>;

/** What a document says itself, and else what is known of the connection that it speaks of. */
const valueOf = ({ document, connection }: Told, name: FieldName): unknown =>
  isEmptyValue(document[name]) ? connection?.document[name] : document[name];

function productOf({ eventProducts, connection, productName }: Told): string {
  const products = eventProducts.length > 0 ? eventProducts : (connection?.eventProducts ?? []);
  const names = products.map((product) => product.productName);
  return names.length > 0 ? names.join(", ") : productName;
}

function placeOf(told: Told): string {
  const [near, far] = (["targetAddress", "otherEndAddress"] as const).map((name) =>
    shownValue(name, valueOf(told, name), {}),
  );
  return near && far ? words.between(near, far) : near || far || "";
}

/** The days that matter: of what is done when it was, else what was wished and what was promised. */
function daysOf({ documentType: type, eventState, document }: Told): [label: string, name: FieldName][] {
  if (type === "Fault")
    return [
      [words.began, "faultTime"],
      [words.repaired, "correctionTime"],
    ];
  if (eventState === "READY" && document.actualDeliveryDate) return [[words.delivered(type), "actualDeliveryDate"]];
  return [
    [words.wished, "requestedDate"],
    [words.promised, "estimatedDeliveryDate"],
    [words.validUntil, "validUntilDate"],
  ];
}

/** The other party, which leads to what is told of all between the two; of documents of others nothing is. */
function partyFact(told: Told, { organizationId, role }: Scope, party: "subscriber" | "supplier"): Fact {
  const { id, name } = told[party];
  const label = texts.documents[party];
  if (id === organizationId) return { label, value: "" };
  const own = party === "supplier" ? told.subscriber : told.supplier;
  const isOwn = own.id === organizationId && (role === "SUBSCRIBER") === (party === "supplier");
  return { label, value: name, ...(isOwn && { to: routes.traffic(role, id), name: texts.traffic.open(name) }) };
}

/** What one opens a document for: what, where, for whom, by whom and when; nothing that is not known. */
export function documentFacts(told: Told, scope: Scope): Fact[] {
  const { documentType, eventState } = told;
  const unfinished = !finalStates.some((state) => state === eventState);
  const text = (label: string, name: FieldName): Fact => ({ label, value: shownValue(name, valueOf(told, name), {}) });
  const phone = documentType === "Fault" ? shownValue("contactPhone", valueOf(told, "contactPhone"), {}) : "";
  const facts: Fact[] = [
    { label: words.product, value: productOf(told) },
    { label: words.place, value: placeOf(told) },
    text(words.customer, "customerName"),
    partyFact(told, scope, "subscriber"),
    partyFact(told, scope, "supplier"),
    { label: texts.documentPage.parties.handledBy, value: (unfinished && told.handledByName) || "" },
    ...daysOf(told).map(([label, name]) => text(label, name)),
    { label: words.phone, value: phone, href: hrefOf("contactPhone", phone) },
  ];
  return facts.filter(({ value }) => value !== "");
}
