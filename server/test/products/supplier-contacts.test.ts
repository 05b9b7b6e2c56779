import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

async function addRecipient({ id }: TestOrganization, message_type: string, contact: object): Promise<void> {
  const row = { id: uuidv7(), organization_id: id, message_type, email_address: null, phone_number: null, ...contact };
  await portal.db.insertInto("event_message_recipients").values(row).execute();
}

async function listContacts(subscriber: TestOrganization) {
  const caller = await portal.signInAs(await makeUser(portal.db, { roles: [[subscriber, "SUBSCRIBER"]] }));
  const { body } = await caller.get<{ name: string; contactInfo: string; contacts: unknown[] }[]>(
    `/organizations/${subscriber.id}/supplier-contacts`,
  );
  return body;
}

test("tells of one's own suppliers, and of the types that may be sent to them", async () => {
  const { db } = portal;
  const subscriber = await makeOrganization(db);
  const supplier = await makeOrganization(db, { contact_info: "Vaihde 09 123 456", name: "Verkko Oy" });
  const types: DocumentType[] = ["Order", "ChangeOrder"];
  await makeSubscription(db, subscriber, supplier, { event_types: types });
  await addRecipient(supplier, "Order", { email_address: "tilaukset@verkko.example" });
  await addRecipient(supplier, "Order", { phone_number: "+358 9 123 4567" });
  await addRecipient(supplier, "Inquiry", { email_address: "tarjoukset@verkko.example" });
  await addRecipient(supplier, "Availability", { email_address: "saatavuus@verkko.example" });
  const stranger = await makeOrganization(db, { contact_info: "Ei kuulu muille" });
  await addRecipient(stranger, "Order", { email_address: "salainen@muu.example" });
  const asked = await makeOrganization(db);
  await makeSubscription(db, subscriber, asked, { active: false });

  expect(await listContacts(subscriber)).toEqual([
    {
      id: supplier.id,
      name: "Verkko Oy",
      contactInfo: "Vaihde 09 123 456",
      contacts: [
        {
          documentType: "Order",
          emailAddresses: ["tilaukset@verkko.example"],
          phoneNumbers: ["+358 9 123 4567"],
        },
      ],
    },
  ]);
});

test("tells of public suppliers to every organization", async () => {
  const supplier = await makeOrganization(portal.db, { public_supplier: true });
  await addRecipient(supplier, "CancelOrder", { email_address: "irti@verkko.example" });
  const found = (await listContacts(await makeOrganization(portal.db))).find(({ name }) => name === supplier.name);
  expect(found?.contacts).toEqual([
    { documentType: "CancelOrder", emailAddresses: ["irti@verkko.example"], phoneNumbers: [] },
  ]);
});
