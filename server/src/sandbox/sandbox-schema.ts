import { documentTypes } from "@runko/domain/enumerations/document-types";
import { z } from "zod";

const named = z.strictObject({ id: z.string(), name: z.string() });

/** What a sandbox answers of itself. */
export const sandboxSchema = z
  .strictObject({
    sandbox: z
      .strictObject({
        organization: named.meta({ description: "Whose sandbox it is." }),
        twin: named.meta({ description: "In which things are tried." }),
        robot: named.meta({ description: "Supplier and subscriber of the twin, which answers by the words." }),
        clientId: z.string().meta({ description: "The API client of the twin, for which tokens are made." }),
        documents: z.int().meta({ description: "How many are not archived." }),
        emptying: z.boolean().meta({ description: "Whether the robot still puts documents away." }),
      })
      .nullable()
      .meta({ description: "Null: it has not been opened." }),
  })
  .meta({ id: "SandboxAnswer" });

export const robotDocumentBody = z.strictObject({
  documentType: z.enum(documentTypes).meta({
    description: "A change, an end and a fault are of the newest order of the robot that can take one.",
  }),
});

export const robotDocumentSchema = z
  .strictObject({ eventId: z.int(), documentType: z.enum(documentTypes) })
  .meta({ id: "RobotDocument" });
