import { fieldNames, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { Issue } from "../values/issue.ts";
import { isMoney, parseMoney } from "../values/money.ts";
import { fieldPlace } from "./field-places.ts";
import { asList, asObject, pointerTo, valueAt, type JsonObject } from "./json-shapes.ts";

const currency = "EUR";
const priceTypes = fieldNames.flatMap((name) => {
  const place = fieldPlace(name);
  return place.at === "price" ? [{ name, priceType: place.priceType }] : [];
});
const priceFields = priceTypes.map(({ name }) => name);

/** Euros as a number of JSON: twelve digits at most, so the number's shortest text is the amount itself. */
export const tmfMoney = (money: string): { unit: string; value: number } => ({ unit: currency, value: Number(money) });

/** Reads euros from a number or its text by its digits, never by arithmetic; null when it is no amount. */
function readTmfMoney(value: unknown): string | null {
  return typeof value === "number" || typeof value === "string" ? parseMoney(String(value)) : null;
}

function writePrice({ name, priceType }: (typeof priceTypes)[number], money: string): JsonObject {
  const price = { "@type": "Price", dutyFreeAmount: tmfMoney(money) };
  return priceType === "recurring"
    ? { name, priceType, recurringChargePeriod: "month", price }
    : { name, priceType, price };
}

/** The prices that fields tell, VAT left out. Source: beyond A8 */
export function writePrices(fields: DocumentFields): JsonObject[] {
  return priceTypes.flatMap((price) => {
    const money = fields[price.name];
    return typeof money === "string" && isMoney(money) ? [writePrice(price, money)] : [];
  });
}

/** Which price it is: by its name, or by its type where it has none of ours. */
function fieldOf(price: JsonObject): FieldName | undefined {
  const named = priceFields.find((name) => name === price.name);
  if (named) return named;
  if (price.priceType === "recurring") return "monthlyFee";
  return price.priceType === "nonRecurring" ? "connectFee" : undefined;
}

/** The fields that prices give. */
export function readPrices(given: unknown, pointer: string): { fields: DocumentFields; issues: Issue[] } {
  const [fields, issues]: [DocumentFields, Issue[]] = [{}, []];
  for (const [index, one] of asList(given).entries()) {
    const [price, at] = [asObject(one) ?? {}, pointerTo(pointer, index)];
    const field = fieldOf(price);
    const amount = pointerTo(at, "price", "dutyFreeAmount");
    const unit = valueAt(price, "price.dutyFreeAmount.unit");
    const money = readTmfMoney(valueAt(price, "price.dutyFreeAmount.value"));
    if (!field)
      issues.push({ path: pointerTo(at, "name"), code: "NOT_AN_OPTION", params: { known: priceFields.join(", ") } });
    else if (unit !== undefined && unit !== currency)
      issues.push({ path: pointerTo(amount, "unit"), code: "NOT_AN_OPTION" });
    else if (money === null) issues.push({ path: pointerTo(amount, "value"), code: "INVALID_MONEY" });
    else Object.assign(fields, { [field]: money });
  }
  return { fields, issues };
}
