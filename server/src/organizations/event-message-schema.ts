import { messageTypes } from "@runko/domain/enumerations/message-types";
import { plainSpaces } from "@runko/domain/values/plain-spaces";
import { z } from "zod";
import { versioned } from "../platform/entity/versioned.ts";

const recipients = z
  .strictObject({ emailAddresses: z.array(z.string()), phoneNumbers: z.array(z.string()) })
  .meta({ id: "EventMessageRecipients" });

const ofEachType = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(messageTypes.map((type) => [type, schema])) as Record<(typeof messageTypes)[number], Schema>,
  );

export const eventMessagesSchema = ofEachType(recipients)
  .meta({ id: "EventMessages" })
  .register(versioned, { located: false });

const mostGiven = 100;

/** Shapes only; what the entries must be is told by checkEventMessages. */
export const eventMessagesPatchSchema = ofEachType(
  z
    .strictObject({
      emailAddresses: z.array(z.string().trim()).max(mostGiven),
      phoneNumbers: z.array(z.string().overwrite(plainSpaces)).max(mostGiven),
    })
    .partial(),
).partial();
