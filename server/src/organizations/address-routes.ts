import { invoiceTypes } from "@runko/domain/enumerations/invoice-types";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { requiredTextSchema, textSchema } from "@runko/domain/values/text-schema";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { adminActorOf, writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { billingGroupSchema } from "./billing-group-schema.ts";
import { findAddresses } from "./find-addresses.ts";
import { findBillingGroups } from "./find-billing-groups.ts";
import { addressSchema } from "./organization-schema.ts";
import { addAddress, newAddressSchema } from "./write-address.ts";

const newBillingGroupSchema = z.strictObject({
  name: requiredTextSchema(),
  type: z.enum(invoiceTypes),
  eBillingAddress: textSchema().default(""),
  operatorId: textSchema().default(""),
  isDefault: z.boolean().default(false),
  addressId: idSchema.nullable().default(null).meta({ description: "One of the organization's addresses." }),
});

async function requireAddress(trx: Transaction<Database>, organizationId: string, id: string): Promise<void> {
  const own = trx.selectFrom("addresses").select("id").where("organization_id", "=", organizationId);
  if (!(await own.where("id", "=", id).executeTakeFirst()))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "addressId", code: "NOT_AN_OPTION" }] });
}

/** A group that is to be the default takes the mark from the one that has it. */
async function addBillingGroup(
  trx: Transaction<Database>,
  actor: AdminActor,
  organizationId: string,
  group: z.output<typeof newBillingGroupSchema>,
): Promise<void> {
  const { name, type, eBillingAddress, operatorId, isDefault, addressId } = group;
  // Two groups at once would both be the default.
  await trx.selectFrom("organizations").select("id").where("id", "=", organizationId).forUpdate().execute();
  if (addressId !== null) await requireAddress(trx, organizationId, addressId);
  const ofOrganization = trx.updateTable("billing_groups").set({ is_default: false });
  if (isDefault)
    await ofOrganization.where("organization_id", "=", organizationId).where("is_default", "=", true).execute();
  const id = uuidv7();
  const row = { id, organization_id: organizationId, name, type, is_default: isDefault, address_id: addressId };
  await trx
    .insertInto("billing_groups")
    .values({ ...row, e_billing_address: eBillingAddress, operator_id: operatorId })
    .execute();
  const change = { subject: "billingGroup", subjectId: id, subjectName: name, action: "created" } as const;
  await writeAdminLog(trx, actor, { ...change, organizationId, changes: changesBetween(null, group) });
}

/** Postal addresses and billing groups, one added at a time. Source: specification §7, D-24. */
export function registerAddressRoutes(app: App, { db, pool, clock }: AppContext): void {
  const config = { organization: { control: "billing" } } as const;
  app.post(
    "/organizations/:id/addresses",
    {
      config,
      schema: {
        operationId: "addAddress",
        tags: ["organizations"],
        summary: "Adds a postal address, and answers all that the organization has",
        params: organizationParams,
        body: newAddressSchema,
        response: { 201: z.array(addressSchema) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      await inTransaction(db, (trx) => addAddress(trx, actor, id, request.body));
      return sendJsonText(reply.code(201), await findAddresses(pool, id));
    },
  );
  app.post(
    "/organizations/:id/org-addresses",
    {
      config,
      schema: {
        operationId: "addBillingGroup",
        tags: ["organizations"],
        summary: "Adds a billing group, and answers all that the organization has",
        params: organizationParams,
        body: newBillingGroupSchema,
        response: { 201: z.array(billingGroupSchema) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      await inTransaction(db, (trx) => addBillingGroup(trx, actor, id, request.body));
      return sendJsonText(reply.code(201), await findBillingGroups(pool, id));
    },
  );
}
