import { validatedDays } from "@runko/domain/tmf/address-validation";
import { create, get } from "./openapi-calls.ts";
import { validationPath } from "./paths-of-resources.ts";
import { described, instant, listOf, object, refTo, text, type Schema } from "./schema-parts.ts";

const flag = { type: "boolean" } as const;

/** TMF673 of version 4 as the façade serves it, in our words. */
export const validationSchemas: Record<string, Schema> = {
  GeographicAddress: object({
    id: text,
    streetName: text,
    streetNr: text,
    streetNrSuffix: text,
    postcode: text,
    city: text,
    country: described(text, "FI."),
    geographicSubAddress: { type: "array", items: object({ subUnitType: text, subUnitNumber: text }) },
  }),
  GeographicAddressValidation: object(
    {
      id: described(
        text,
        `For ${validatedDays} days a place of an order may be this id alone, beside its role; the organization's own.`,
      ),
      href: text,
      provideAlternative: described(flag, "Absent: false."),
      state: described(text, "done: the answer is made at once."),
      validationDate: instant,
      validationResult: described(
        { type: "string", enum: ["success", "partial", "fail"] },
        "Of the postal code and its place; the street is not looked up. fail: the postal code is not known.",
      ),
      submittedGeographicAddress: refTo("GeographicAddress"),
      validGeographicAddress: refTo("GeographicAddress"),
      alternateGeographicAddress: listOf("GeographicAddress"),
      validationRemark: {
        type: "array",
        description: "Why it is not wholly right, and what is worth knowing of it.",
        items: object({ code: text, reason: text, propertyPath: text }, ["code", "reason", "propertyPath"]),
      },
      "@type": text,
    },
    ["submittedGeographicAddress"],
  ),
};

export const validationPaths = {
  [validationPath]: { post: create("GeographicAddressValidation", "catalogue:read") },
  [`${validationPath}/{id}`]: { get: get("GeographicAddressValidation", "catalogue:read") },
};
