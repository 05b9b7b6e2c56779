import { limitedFields, offeredAt, type Limiting } from "@runko/domain/documents/connection-limits";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { firstNormalDate } from "@runko/domain/organizations/date-limits";
import { texts } from "@runko/domain/texts/texts";
import { daysBetween, todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Supplier } from "../api/entities.ts";
import type { FieldChoices } from "./field-input.tsx";
import type { Naming } from "./field-items.ts";

/** The first day for which a normal delivery of this supplier may be requested, YYYY-MM-DD (D-16). */
export function earliestNormalDate(supplier: Pick<Supplier, "minimumNormalDeliveryDays">, now: Date): string {
  const { minimumNormalDeliveryDays } = supplier;
  return firstNormalDate(todayInHelsinki(now), { minimumNormalDeliveryDays, deliveryCheckDays: 0 });
}

/** What the inputs offer where the product offers some of what they may say. */
export const offeredOptions = (limiting: Limiting): NonNullable<FieldChoices["offered"]> =>
  Object.fromEntries(
    limitedFields.flatMap((name) => {
      const offered = offeredAt(name, limiting);
      return offered ? [[name, offered] as const] : [];
    }),
  );

type Fetched = Pick<FieldChoices, "nnis" | "billingGroups" | "billingGroupsFailed"> & {
  supplier: Supplier | undefined;
  /** What the form asks: a normal delivery has its first day only where the way of delivery is chosen. */
  asked: ReadonlyMap<FieldName, unknown>;
  limiting: Limiting;
};

/** From which day on, and how it is given, by examples that will do. */
const firstDayHelp = (first: string, days: number): string =>
  `${texts.documentForm.earliestNormal(texts.formats.date(first))}. ${texts.common.form.dateHelpOf(first, days)}`;

/** What the inputs of the subscriber's form offer. */
export function formChoices(
  { nnis, billingGroups, billingGroupsFailed, supplier, asked, limiting }: Fetched,
  now: Date,
): FieldChoices {
  const today = todayInHelsinki(now);
  const first = supplier && asked.has("deliveryType") ? earliestNormalDate(supplier, now) : undefined;
  return {
    nnis,
    billingGroups,
    billingGroupsFailed,
    earliest: { requestedDate: today },
    offered: offeredOptions(limiting),
    help: first === undefined ? {} : { requestedDate: firstDayHelp(first, daysBetween(today, first)) },
  };
}

/** The names of the ids that a form may hold. */
export function namingOf({ nnis, billingGroups }: Pick<FieldChoices, "nnis" | "billingGroups">): Naming {
  return Object.fromEntries([
    ...[...nnis.from, ...nnis.to].map(({ id, identifier }) => [id, identifier] as const),
    ...billingGroups.map(({ id, name }) => [id, name] as const),
  ]);
}
