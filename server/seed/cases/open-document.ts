import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { SourceMode } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { demandsOf } from "@runko/domain/documents/check-document";
import type { FieldDemands } from "@runko/domain/documents/field-demands";
import { addDays, type CalendarDate } from "@runko/domain/values/calendar-date";
import { chance, int, pick, pickWeighted, type Random } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { endReasons } from "../data/reason-phrases.ts";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Person } from "../world.ts";
import { openDraft, type DraftCase, type DraftDocument } from "./draft-document.ts";
import { customValuesFor } from "./make-custom-values.ts";
import { connectionIdOf } from "./make-matter.ts";
import type { Teller } from "./teller.ts";
import { workingDaysLater } from "../clock/working-days-later.ts";

type Opening = {
  type: DocumentType;
  inCase: DraftCase;
  by: Person;
  role?: PathRole;
  source?: { document: DraftDocument; mode: SourceMode };
  /** Fields that go before those of the matter. */
  fields?: DocumentFields;
  /** Prices that the supplier has offered for the one product of the matter. */
  offered?: { initialFee: number; monthlyFee: number };
};

function scheduleOf(random: Random, today: CalendarDate, minimumDays: number): DocumentFields {
  const deliveryType = pickWeighted(random, [
    ["normal", 74],
    ["urgent", 14],
    ["fast", 12],
  ] as const);
  if (deliveryType === "urgent") return { deliveryType, requestedDate: workingDaysLater(today, int(random, 1, 6)) };
  const earliest = workingDaysLater(today, minimumDays);
  return { deliveryType, requestedDate: workingDaysLater(earliest, int(random, 0, 15)) };
}

function endOf(random: Random, today: CalendarDate): DocumentFields {
  const monthEnd = addDays(`${addDays(today, 60).slice(0, 7)}-01`, -1);
  return {
    requestedDate: chance(random, 0.6) ? monthEnd : workingDaysLater(today, int(random, 10, 40)),
    endReason: chance(random, 0.8) ? pick(random, endReasons) : undefined,
  };
}

/** The fields that the form of this type takes, filled from what is given. */
function fill(demands: FieldDemands, given: DocumentFields): DocumentFields {
  const fields: Partial<Record<FieldName, unknown>> = {};
  for (const [name, demand] of demands) {
    const value = given[name];
    if (value !== undefined) fields[name] = value;
    else if (demand === "required") throw new Error(`The demo has nothing for ${name}.`);
  }
  return fields as DocumentFields;
}

/** Opens a document about the matter of its case, valid on the day that the clock shows. */
export function openDocument(teller: Teller, clock: StoryClock, opening: Opening): DraftDocument {
  const { type, inCase, by, role = "SUBSCRIBER", source = null, fields = {}, offered } = opening;
  const { matter } = inCase;
  const { random } = teller;
  const { subscriber, supplier } = matter.trade;
  const { minimumNormalDeliveryDays: minimumNormalDays } = supplier;
  const [product] = matter.products;
  if (!product) throw new Error("A matter without a product.");
  const { category, needsNni } = product;
  const today = clock.date();
  const when = type === "CancelOrder" ? endOf(random, today) : scheduleOf(random, today, minimumNormalDays);
  const given: DocumentFields = { ...matter.fields, ...when, ...fields };
  if (type === "Order" && !given.subscriberConnectionId) {
    given.subscriberConnectionId = connectionIdOf(teller, subscriber, today);
  }
  const part = { of: "subscriber" } as const;
  const demands = demandsOf(given, { documentType: type, category, needsNni, part });
  return openDraft({
    documentType: type,
    inCase,
    subscriber,
    supplier,
    category,
    lines: matter.products.map((line) => ({
      product: line,
      initialFee: (matter.products.length === 1 && offered?.initialFee) || line.initialFee,
      monthlyFee: (matter.products.length === 1 && offered?.monthlyFee) || line.monthlyFee,
      customFields: customValuesFor(line, type, matter.customValues.get(line) ?? {}),
    })),
    fields: fill(demands, given),
    source,
    createdBy: by,
    createdByRole: role,
    madeAt: clock.copy(),
  });
}
