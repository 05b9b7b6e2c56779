import { statesOfResource } from "@runko/domain/tmf/tmf-states";
import { documentSchema, type Schemas } from "./common-schemas.ts";
import { described, instant, listOf, object, text } from "./schema-parts.ts";

/** TMF621 of version 4 as the façade serves it, in our words. */
export const ticketSchemas: Schemas = {
  RelatedEntity: object(
    {
      id: described(text, "The TID of the connection's order, or the UUID of a product."),
      name: text,
      role: described(text, "subject: what the ticket speaks of; there is one."),
      "@referredType": described(
        text,
        "Product is a connection, ProductOffering a product without one in the register.",
      ),
    },
    ["id", "role", "@referredType"],
  ),
  TroubleTicket: object(
    {
      ...documentSchema,
      description: text,
      severity: described(
        text,
        "The client's own word, told again; critical, extensive, significant and high are urgent.",
      ),
      ticketType: described(
        text,
        "fault, urgentFault, deliveryChecking; any other word is told again, and its severity says whether it is urgent.",
      ),
      priority: described({ type: "string", enum: ["urgent", "normal"] }, "How the portal takes it."),
      creationDate: instant,
      lastUpdate: instant,
      requestedResolutionDate: described(instant, "Told again."),
      expectedResolutionDate: described(
        instant,
        "By when the supplier should have repaired it; absent while it waits.",
      ),
      resolutionDate: instant,
      status: described(
        { type: "string" },
        `As the portal's own state stands: ${statesOfResource("troubleTicket").join(", ")}. Whoever repairs it writes inProgress, ` +
          "pending (pendingReason returns it, a note asks) and resolved; its maker writes cancelled (statusChangeReason) and, of what is resolved, closed.",
      ),
      statusChangeDate: instant,
      statusChangeReason: text,
      statusChange: {
        type: "array",
        items: object({ changeDate: instant, changeReason: text, status: text }),
      },
      relatedEntity: listOf("RelatedEntity"),
      place: listOf("Place"),
      characteristic: described(
        listOf("Characteristic"),
        "faultTime is demanded; correctorName, correctionActions and correctionTime are the answer's.",
      ),
      charge: described(listOf("TmfPrice"), "What the repair costs."),
    },
    ["description", "severity", "ticketType"],
  ),
};
