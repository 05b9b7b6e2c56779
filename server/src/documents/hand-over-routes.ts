import { handedOverAtOnce, handOverRefusals } from "@runko/domain/organizations/hand-over";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findLiveConnections, handOver } from "./hand-over.ts";

/** As many as the dialog shows. */
const SHOWN = 5;

const config = { organization: { control: "close" } } as const;

const liveConnectionsSchema = z.object({
  total: z.int(),
  connections: z.array(
    z.object({
      id: z.int(),
      subscriberName: z.string(),
      customerName: z.string().nullable(),
      supplierConnectionId: z.string().nullable(),
    }),
  ),
});

const handOverBody = z.strictObject({
  supplierId: z.uuid(),
  documentIds: z
    .array(z.int().positive())
    .min(1)
    .max(handedOverAtOnce)
    .optional()
    .meta({ description: `Orders; when absent all that live, at most ${handedOverAtOnce} a call, the oldest first.` }),
});

const handedOverSchema = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      refusal: z.enum(handOverRefusals).nullable().meta({ description: "null: it is with the new supplier." }),
      message: z.string().nullable().meta({ description: "The refusal in words." }),
    }),
  ),
  left: z.int().meta({ description: "How many connections live with the closed organization still." }),
});

/** What lives with a supplier that left: told, and given to another supplier. Source: D-53, T20. */
export function registerHandOverRoutes(app: App, { db, clock }: AppContext): void {
  app.get(
    "/organizations/:id/live-connections",
    {
      config,
      schema: {
        operationId: "listLiveConnections",
        tags: ["organizations"],
        summary: "How many connections live with a supplier, and the oldest of them",
        params: organizationParams,
        response: { 200: liveConnectionsSchema },
      },
    },
    async (request) => findLiveConnections(db, request.params.id.toLowerCase(), SHOWN),
  );

  app.post(
    "/organizations/:id/hand-over",
    {
      config: { ...config, problems: [409] },
      schema: {
        operationId: "handOverConnections",
        tags: ["organizations"],
        summary: "Gives live connections of a closed organization to another supplier",
        description:
          "Each order goes with its unfinished changes, cancellations and faults, or stays as it was and is answered with why.",
        params: organizationParams,
        body: handOverBody,
        response: { 200: handedOverSchema },
      },
    },
    async (request) => {
      const { supplierId, documentIds } = request.body;
      const asked = { fromId: request.params.id.toLowerCase(), toId: supplierId.toLowerCase(), documentIds };
      const { results, left } = await handOver(db, adminActorOf(request, clock), asked);
      const { refusals } = request.texts.controlOrganizations.handOver;
      return { results: results.map((one) => ({ ...one, message: one.refusal && refusals[one.refusal] })), left };
    },
  );
}
