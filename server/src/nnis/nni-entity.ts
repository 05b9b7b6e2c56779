import { nniFieldsSchema, nniRightSchema } from "@runko/domain/nnis/nni-schema";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { boolean, described, finnish, named, shown, text, uuid, version } from "../platform/entity/fields.ts";
import { byName, many } from "../platform/entity/relations.ts";
import { createScope } from "../platform/filter/combine-where.ts";

const written = nniFieldsSchema.shape;

/** NNIs as those see them who keep them, whatever their state. The version is of its groups too, kept in the same form. */
export const nnis = defineEntity({
  name: "nni",
  schema: "Nni",
  table: "nnis",
  as: "n",
  key: "id",
  order: [["identifier", "ASC"]],
  fields: {
    id: uuid("n.id"),
    organizationId: shown("n.organization_id"),
    identifier: finnish("n.identifier", written.identifier),
    description: text("n.description", written.description),
    active: boolean("n.active", written.active),
    version: version([
      "n.identifier, n.description, n.active",
      "(SELECT json_agg(v.product_group_id ORDER BY v.product_group_id) FROM nni_product_groups v WHERE v.nni_id = n.id)",
    ]),
    inUse: described(
      shown(
        `(EXISTS (SELECT FROM documents d WHERE d.nni_from_id = n.id)
          OR EXISTS (SELECT FROM documents d WHERE d.nni_to_id = n.id))`,
        z.boolean(),
      ),
      "Whether a document names it, so that it can be deactivated only.",
    ),
  },
  relations: {
    productGroups: many(named("r"), {
      from: "nni_product_groups g JOIN product_groups r ON r.id = g.product_group_id WHERE g.nni_id = n.id",
      order: byName,
    }),
    rights: many(
      { ...named("r"), allowFrom: boolean("t.allow_from"), allowTo: boolean("t.allow_to") },
      {
        from: "nni_rights t JOIN organizations r ON r.id = t.organization_id WHERE t.nni_id = n.id",
        order: byName,
        description: "Organizations that may order from or to it.",
      },
    ),
    subOrganizations: many(named("r"), {
      from: "sub_organization_nnis s JOIN organizations r ON r.id = s.organization_id WHERE s.nni_id = n.id",
      order: byName,
      description: "Organizations that offer it as their own.",
    }),
  },
});

export const nnisOf = (organizationId: string) => createScope("n.organization_id = $1", [organizationId]);

/** SQL of one NNI of an organization. */
export const oneNni = "n.organization_id = $1 AND n.id = $2";

/** Only the identifier is asked for. */
export const newNniSchema = nniFieldsSchema
  .partial({ description: true, active: true })
  .transform((fields) => ({ description: "", active: true, ...fields }));

export const nniGroupSchema = z.strictObject({ productGroupId: nniRightSchema.shape.organizationId });
