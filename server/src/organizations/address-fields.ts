import { addressKinds } from "@runko/domain/enumerations/address-kinds";
import { z } from "zod";
import { schemaOf, shown, version } from "../platform/entity/fields.ts";

/** A postal address as it is told, of a row of addresses. */
export const addressFields = (a: string) => ({
  id: shown(`${a}.id`),
  kind: shown(`${a}.kind`, z.enum(addressKinds)),
  streetName: shown(`${a}.street_name`),
  streetNumber: shown(`${a}.street_number`),
  streetLetter: shown(`${a}.street_letter`),
  apartment: shown(`${a}.apartment`),
  postalCode: shown(`${a}.postal_code`),
  postalPlace: shown(`${a}.postal_place`),
  version: version(
    ["kind", "street_name", "street_number", "street_letter", "apartment", "postal_code", "postal_place"].map(
      (part) => `${a}.${part}`,
    ),
  ),
});

export const addressSchema = schemaOf(addressFields("a")).meta({ id: "Address" });
