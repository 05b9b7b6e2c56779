import { fieldDefinition, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import { subscriberDemands } from "../documents/field-demands.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { ProductCategory } from "../enumerations/product-categories.ts";
import { addDays, todayInHelsinki } from "../values/calendar-date.ts";

const daysAhead = 60;
const hourMs = 3_600_000;

const address = { streetName: "Hiekkatie", streetNumber: "1", postalCode: "00100", postalPlace: "Helsinki" };

type Asked = { type: DocumentType; category: ProductCategory; now: Date; text: string };

function valueOf(name: FieldName, { now, text }: Asked): unknown {
  const definition = fieldDefinition(name);
  switch (definition.kind) {
    case "address":
      return address;
    case "date":
      return addDays(todayInHelsinki(now), daysAhead);
    case "instant":
      return new Date(now.getTime() - hourMs).toISOString();
    case "phone":
      return "+358 40 000 0000";
    case "email":
      return "robotti@example.invalid";
    case "money":
      return "1.00";
    case "number":
      return 1;
    case "flag":
      return true;
    case "option":
    case "numberOption":
      return definition.options[0];
    case "options":
      return ["other"];
    case "text":
    case "longText":
      return text;
    case "nni":
    case "billingGroup":
    case "emails":
      return undefined;
  }
}

/** What the robot writes in the form of a document that it makes: all that is demanded. */
export function robotForm(asked: Asked): DocumentFields {
  const demands = subscriberDemands(asked.type, asked.category, ["other"]);
  const required = [...demands].flatMap(([name, demand]) => (demand === "required" ? [name] : []));
  const fields = Object.fromEntries(required.map((name) => [name, valueOf(name, asked)]));
  return required.includes("subscriberConnectionId")
    ? { ...fields, subscriberConnectionId: `ROBOTTI-${asked.now.getTime()}` }
    : fields;
}
