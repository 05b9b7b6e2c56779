import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { documentResources } from "../../src/tmf/document-resources.ts";
import { tmfSchemas } from "../../src/tmf/openapi-document.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ components: { schemas: tmfSchemas } }, "v4");
const known = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const validate = known.get(name) ?? ajv.compile({ $ref: `v4#/components/schemas/${name}` });
  known.set(name, validate);
  return validate;
}

const resources: Readonly<Record<string, string>> = {
  ...Object.fromEntries(documentResources.map(({ name, schema }) => [name, schema])),
  cancelProductOrder: "CancelProductOrder",
  product: "Product",
  productOffering: "ProductOffering",
  productSpecification: "ProductSpecification",
  category: "Category",
  productOfferingPrice: "ProductOfferingPrice",
  geographicAddressValidation: "GeographicAddressValidation",
  hub: "EventSubscription",
};

/** Fails for an answer of the façade that is not what TMF622 v4 says: whole resources, and every error. */
export function conformToV4(method: string, path: string, status: number, body: unknown): void {
  const [, name = ""] = /\/v4\/(\w+)/.exec(path) ?? [];
  const schema = status >= 400 ? "Error" : resources[name];
  if (schema === undefined || (status < 400 && /[?&]fields=/.test(path))) return;
  const validate = validatorOf(schema);
  for (const each of Array.isArray(body) ? (body as unknown[]) : [body])
    if (!validate(each))
      throw new Error(`${method} ${path} → ${status} is no ${schema} of v4: ${ajv.errorsText(validate.errors)}`);
}

const instant = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T.*Z$" };
const text = { type: "string", minLength: 1 };
const isEvent = ajv.compile({
  type: "object",
  required: ["eventId", "eventTime", "eventType", "correlationId", "domain", "title", "timeOcurred", "event"],
  properties: {
    eventId: text,
    eventType: text,
    correlationId: text,
    domain: text,
    title: text,
    eventTime: instant,
    timeOcurred: instant,
    sequenceNumber: { type: "integer" },
    event: { type: "object", minProperties: 1, maxProperties: 1 },
  },
});

/** Fails for an event of a hub that is not in the envelope of v4, or whose resource is none of v4's. */
export function conformToEventOfV4(event: Record<string, unknown>): void {
  const domain = String(event["domain"]);
  const isResource = validatorOf(resources[domain] ?? domain);
  if (!isEvent(event)) throw new Error(`No event of v4: ${ajv.errorsText(isEvent.errors)}`);
  if (!isResource((event["event"] as Record<string, unknown>)[domain]))
    throw new Error(`${String(event["eventType"])} tells no ${domain}: ${ajv.errorsText(isResource.errors)}`);
}
