import { nniFieldsSchema, nniRightSchema } from "@runko/domain/nnis/nni-schema";
import { z } from "zod";
import { versioned, versionField } from "../platform/http/answer-headers.ts";

const named = z.strictObject({ id: z.string(), name: z.string() });
const shownNni = z.strictObject({ id: z.string(), identifier: z.string() });
const heldRight = named.extend({ allowFrom: z.boolean(), allowTo: z.boolean() });

/** An NNI as those see it who keep it; its relations only when they are included. */
export const nniSchema = nniFieldsSchema
  .extend({
    id: z.string(),
    organizationId: z.string(),
    inUse: z.boolean().meta({ description: "Whether a document names it, so that it can be deactivated only." }),
    version: versionField,
    productGroups: z.array(named).optional(),
    rights: z.array(heldRight).optional().meta({ description: "Organizations that may order from or to it." }),
    subOrganizations: z.array(named).optional().meta({ description: "Organizations that offer it as their own." }),
  })
  .meta({ id: "Nni" })
  .register(versioned, { located: false });

const chosenOfNni = nniSchema
  .extend({
    productGroups: z.array(named.partial()),
    rights: z.array(heldRight.partial()),
    subOrganizations: z.array(named.partial()),
  })
  .partial();
export const nniListSchema = z.array(z.union([nniSchema, chosenOfNni]));

/** Only the identifier is asked for. */
export const newNniSchema = nniFieldsSchema
  .partial({ description: true, active: true })
  .transform((fields) => ({ description: "", active: true, ...fields }));

export const nniRightRowSchema = nniRightSchema
  .extend({ id: z.string(), nniId: z.string(), nni: shownNni, organization: named })
  .meta({ id: "NniRight" });
const chosenOfRight = nniRightRowSchema.extend({ nni: shownNni.partial(), organization: named.partial() }).partial();
export const nniRightListSchema = z.array(z.union([nniRightRowSchema, chosenOfRight]));

/** A right of which only what is given is said. */
export const nniRightChangeSchema = nniRightSchema.partial({ allowFrom: true, allowTo: true });

const sharedNni = shownNni.extend({ description: z.string(), active: z.boolean() });
export const sharedNniSchema = z
  .strictObject({ organizationId: z.string(), nniId: z.string(), nni: sharedNni, owner: named })
  .meta({ id: "SubOrganizationNni" });
const chosenOfShared = sharedNniSchema.extend({ nni: sharedNni.partial(), owner: named.partial() }).partial();
export const sharedNniListSchema = z.array(z.union([sharedNniSchema, chosenOfShared]));

const id = nniRightSchema.shape.organizationId;
export const shareNniSchema = z.strictObject({ nniId: id });
export const nniGroupSchema = z.strictObject({ productGroupId: id });
