import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { sql, type Kysely } from "kysely";
import { ownDocuments } from "../src/documents/document-scope.ts";
import { importConnection } from "../src/documents/import-connection.ts";
import type { Database } from "../src/platform/database/schema.ts";
import { demoUsers } from "./demo-logins.ts";

const buyer = demoUsers.find(({ roles }) => roles.includes("SUBSCRIBER"))?.emailAddress ?? "";
const seller = demoUsers.find(({ roles }) => roles.includes("SUPPLIER"))?.emailAddress ?? "";

type Earlier = { product: string; document: DocumentFields };

/** From before the operators came to the portal; their contracts run on until they are ended. */
const earlier: readonly Earlier[] = [
  {
    product: "Kuitutilaajayhteys",
    document: {
      subscriberConnectionId: "KYMI-2019-0042",
      supplierConnectionId: "SRV-40117",
      actualDeliveryDate: "2019-05-14",
      customerName: "Kotkan Konepaja Oy",
      targetAddress: { streetName: "Satamakatu", streetNumber: "9", postalCode: "48100", postalPlace: "Kotka" },
      contractLength: 24,
      contractNumber: "S-2019-311",
      monthlyFee: "64.00",
    },
  },
  {
    product: "Kuitutilaajayhteys",
    document: {
      subscriberConnectionId: "KYMI-2020-0007",
      supplierConnectionId: "SRV-43980",
      actualDeliveryDate: "2020-02-03",
      customerName: "Kouvolan Terveyspalvelu Oy",
      targetAddress: { streetName: "Kauppalankatu", streetNumber: "13", postalCode: "45100", postalPlace: "Kouvola" },
      contractLength: 36,
      monthlyFee: "59.50",
    },
  },
  {
    product: "Operaattorikuitu 1G",
    document: {
      subscriberConnectionId: "KYMI-2021-0118",
      actualDeliveryDate: "2021-09-27",
      customerName: "Lappeenrannan Puutavara Oy",
      targetAddress: { streetName: "Valtakatu", streetNumber: "40", postalCode: "53100", postalPlace: "Lappeenranta" },
      contractLength: 12,
      monthlyFee: "128.00",
    },
  },
];

type Parties = { userId: string; buyerId: string; sellerId: string };

async function findParties(db: Kysely<Database>): Promise<Parties | undefined> {
  const { rows } = await sql<Parties>`
    SELECT u.id AS "userId", b.organization_id AS "buyerId", s.organization_id AS "sellerId"
    FROM users u JOIN user_organization_roles b ON b.user_id = u.id AND b.role = 'SUBSCRIBER', users o
      JOIN user_organization_roles s ON s.user_id = o.id AND s.role = 'SUPPLIER'
    WHERE u.email_address = ${buyer} AND o.email_address = ${seller} LIMIT 1`.execute(db);
  return rows[0];
}

/** Brings connections that the demo's first subscriber had ordered before the portal into the register (0204). */
export async function bringEarlierConnections(db: Kysely<Database>, now: Date): Promise<void> {
  const parties = await findParties(db);
  if (!parties) throw new Error("The demo has nobody who orders of its supplier");
  const { userId, buyerId, sellerId } = parties;
  const scope = { ...ownDocuments(buyerId, "SUBSCRIBER"), userId, mayAct: true };
  await db.transaction().execute(async (trx) => {
    for (const { product, document } of earlier) {
      const { id: productId } = await trx
        .selectFrom("products")
        .select("id")
        .where("organization_id", "=", sellerId)
        .where("name", "=", product)
        .executeTakeFirstOrThrow();
      const input = { supplierId: sellerId, document, eventProducts: [{ productId }] };
      const request = { scope, documentType: "Order" as const, input, requestId: "demo" };
      await importConnection(trx, { clock: { now: () => now } }, request);
    }
  });
}
