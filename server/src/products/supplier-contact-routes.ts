import { documentTypes } from "@runko/domain/enumerations/document-types";
import { contactsShown } from "@runko/domain/organizations/supplier-contacts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { loadContacts } from "../organizations/load-contacts.ts";
import type { Database } from "../platform/database/schema.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described } from "../platform/entity/fields.ts";
import { judgedId, judgedRows, judgedText, judgedValue } from "../platform/entity/judged-fields.ts";
import { answerComputedRows } from "../platform/http/answer-computed-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { listSuppliers } from "./list-suppliers.ts";

const contactSchema = z.strictObject({
  documentType: z.enum(documentTypes),
  emailAddresses: z.array(z.string()),
  phoneNumbers: z.array(z.string()),
});

const entity = defineEntity({
  ...judgedRows,
  name: "supplierContacts",
  schema: "SupplierContacts",
  key: "id",
  order: [["name", "ASC"]],
  fields: {
    id: judgedId(),
    name: judgedText("name"),
    contactInfo: judgedText("contactInfo"),
    contacts: described(
      judgedValue("contacts", z.array(contactSchema)),
      "Of the types that the organization may send to the supplier.",
    ),
  },
});

async function listSupplierContacts(db: Kysely<Database>, subscriberId: string) {
  const suppliers = await listSuppliers(db, subscriberId);
  const known = await loadContacts(
    db,
    suppliers.map(({ id }) => id),
  );
  return suppliers.flatMap(({ id, name, takes }) => {
    const contacts = known.get(id);
    if (!contacts) return [];
    return [{ id, name, contactInfo: contacts.contactInfo, contacts: contactsShown(takes, contacts.recipients) }];
  });
}

/** Whom to call or write to at each supplier. Source: specification §2, vendor contacts. */
export function registerSupplierContactRoutes(app: App, { db, pool }: AppContext): void {
  app.get(
    "/organizations/:id/supplier-contacts",
    {
      config: { organization: "member" },
      schema: {
        operationId: "listSupplierContacts",
        tags: ["suppliers"],
        summary: "How the organization's suppliers are reached, in general and about each type that it may send them",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: entity.list },
      },
    },
    async ({ params, query }, reply) =>
      answerComputedRows(reply, { pool, entity, query }, await listSupplierContacts(db, params.id)),
  );
}
