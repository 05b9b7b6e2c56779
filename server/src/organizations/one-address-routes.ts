import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findAddresses } from "./find-addresses.ts";
import { addressSchema } from "./address-fields.ts";
import { changeAddress, deleteAddress, newAddressSchema } from "./write-address.ts";

/** What becomes of one postal address of an organization. Source: D-24. */
export function registerOneAddressRoutes(app: App, { db, pool, clock }: AppContext): void {
  const path = "/organizations/:id/addresses/:addressId";
  const config = { organization: { control: "keepBilling" } } as const;
  const params = organizationParams.extend({ addressId: idSchema.meta({ description: "One of its addresses." }) });
  const whichOf = ({ id, addressId }: z.output<typeof params>) => ({ organizationId: id, id: addressId });
  app.patch(
    path,
    {
      config,
      schema: {
        operationId: "changeAddress",
        tags: ["organizations"],
        summary: "Makes a postal address what is given, and answers all that the organization has",
        params,
        headers: ifMatch,
        body: newAddressSchema,
        response: { 200: z.array(addressSchema) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const which = whichOf(request.params);
      const actor = adminActorOf(request, clock);
      await changeAddress(db, actor, which, { address: body, ifMatch: request.headers["if-match"] });
      return sendJsonText(reply, await findAddresses(pool, which.organizationId));
    },
  );
  app.delete(
    path,
    {
      config: { ...config, problems: [409] },
      schema: {
        operationId: "deleteAddress",
        tags: ["organizations"],
        summary: "Takes a postal address away unless a billing group names it",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const which = whichOf(request.params);
      const actor = adminActorOf(request, clock);
      await inTransaction(db, (trx) => deleteAddress(trx, actor, which));
      return reply.code(204).send(null);
    },
  );
}
