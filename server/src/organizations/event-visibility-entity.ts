import { documentTypes } from "@runko/domain/enumerations/document-types";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { finnish, over, text, unfiltered, uuid } from "../platform/entity/fields.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

export const newVisibilitySchema = z.strictObject({ childId: idSchema, eventType: z.enum(documentTypes) });
export type NewVisibility = z.output<typeof newVisibilitySchema>;

export const readerSchema = z
  .strictObject({ id: idSchema, name: z.string(), eventTypes: z.array(z.enum(documentTypes)) })
  .meta({ id: "EventReader" });

export const visibilities = defineEntity({
  name: "eventVisibility",
  schema: "EventVisibility",
  table: "sub_organization_event_visibilities",
  as: "v",
  joins: { o: "JOIN organizations o ON o.id = v.child_id" },
  key: "key",
  order: [["childName", "ASC"]],
  fields: {
    childId: uuid("v.child_id", idSchema),
    childName: over("o", finnish("o.name")),
    eventType: text("v.event_type", z.enum(documentTypes)),
  },
  filters: { key: unfiltered(text("(v.child_id || ' ' || v.event_type)")) },
});
/** What stands open to an organization of those below it. */
export const openedTo = (parentId: string) => createScope("v.parent_id = $1", [parentId]);
