import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findAddresses } from "./find-addresses.ts";
import { addressSchema } from "./address-fields.ts";
import { addAddress, newAddressSchema } from "./write-address.ts";

/** Postal addresses, one added at a time. Source: specification §7, D-24. */
export function registerAddressRoutes(app: App, { db, pool, clock }: AppContext): void {
  const config = { organization: { control: "keepBilling" } } as const;
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
}
