import { addressKinds } from "@runko/domain/enumerations/address-kinds";
import { invoiceTypes } from "@runko/domain/enumerations/invoice-types";
import type { MessageType } from "@runko/domain/enumerations/message-types";
import { int, pick } from "../chance/random.ts";
import type { SeedRows } from "../seed-rows.ts";
import type { Operator } from "../world.ts";
import { makeAddress } from "./make-address.ts";
import { makePhone } from "./make-people.ts";
import type { Making } from "./making.ts";

const eInvoiceOperators = ["003721291126", "BAWCFI22", "E204503", "003708599126"] as const;

/** Messages that each side waits for. */
const awaited: Record<"sells" | "buys", readonly MessageType[]> = {
  sells: ["AvailabilityRequest", "Inquiry", "Order", "ChangeOrder", "CancelOrder", "Fault"],
  buys: ["Availability", "Inquiry", "Order", "ChangeOrder", "CancelOrder", "Fault"],
};

function addRecipients(rows: SeedRows, making: Making, operator: Operator): void {
  const side = operator.roles.includes("SUPPLIER") ? "sells" : "buys";
  const mailbox = side === "sells" ? "toimitukset" : "tilaukset";
  const recipient = (message_type: MessageType, email_address: string | null, phone_number: string | null) =>
    rows.add("event_message_recipients", {
      id: making.id(),
      organization_id: operator.id,
      message_type,
      email_address,
      phone_number,
    });
  for (const type of awaited[side]) {
    recipient(type, `${type === "Fault" ? "viat" : mailbox}@${operator.domain}.example`, null);
    if (type === "Fault") recipient(type, null, makePhone(making.random));
  }
}

function addBillingGroups(rows: SeedRows, making: Making, operator: Operator, addressId: string): void {
  const names = ["Yleinen laskutus", "Projektilaskutus", "Kuituhankkeet", "Yritysasiakkaat"].slice(
    0,
    int(making.random, 1, 4),
  );
  names.forEach((name, index) => {
    const id = making.id();
    operator.billingGroupIds.push(id);
    rows.add("billing_groups", {
      id,
      organization_id: operator.id,
      name,
      type: index === 0 ? "consolidated" : pick(making.random, invoiceTypes),
      e_billing_address: `0037${int(making.random, 90_000_000, 99_999_999)}${index === 0 ? "" : index}`,
      operator_id: pick(making.random, eInvoiceOperators),
      address_id: addressId,
      is_default: index === 0,
    });
  });
}

/** Postal addresses, billing groups and the recipients of notifications of each operator. */
export function makeContacts(rows: SeedRows, making: Making, operators: readonly Operator[]): void {
  for (const operator of operators) {
    const home = makeAddress(making.random, operator.town);
    const kinds = addressKinds.filter((kind) => kind !== "OTHER" || operator.roles.includes("SUPPLIER"));
    let billingAddressId = "";
    for (const kind of kinds) {
      const id = making.id();
      const address = kind === "BILLING" || kind === "POSTAL" ? home : makeAddress(making.random, operator.town);
      if (kind === "BILLING") billingAddressId = id;
      rows.add("addresses", {
        id,
        organization_id: operator.id,
        kind,
        street_name: address.streetName,
        street_number: address.streetNumber,
        street_letter: address.streetLetter ?? "",
        apartment: address.apartment ?? "",
        postal_code: address.postalCode,
        postal_place: address.postalPlace,
      });
    }
    addBillingGroups(rows, making, operator, billingAddressId);
    addRecipients(rows, making, operator);
  }
}
