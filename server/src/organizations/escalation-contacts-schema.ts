import { mostEscalationLevels } from "@runko/domain/organizations/escalation-contacts";
import { z } from "zod";
import { versioned } from "../platform/entity/versioned.ts";

const text = z.string().trim();

const contact = z.strictObject({
  name: text,
  title: text.meta({ description: "What the person or the desk does; empty: not said." }),
  phone: text,
  email: text.meta({ description: "Empty: not said." }),
  available: text.meta({ description: "When the contact answers, in words; empty: not said." }),
});

const fields = z.strictObject({
  contacts: z
    .array(contact)
    .max(100)
    .meta({ description: `The first level first, ${mostEscalationLevels} levels at most.` }),
});

/** Whom subscribers reach at a supplier when a document is late. */
export const escalationContactsSchema = fields
  .meta({ id: "EscalationContacts" })
  .register(versioned, { located: false });

/** The same, read beside a document. */
export const suppliersContactsSchema = fields.meta({ id: "SuppliersEscalationContacts" });

/** Shapes only; what they must be is told by checkEscalationContacts. */
export const escalationContactsPatchSchema = fields;
