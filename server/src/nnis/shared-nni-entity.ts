import { nniRightSchema } from "@runko/domain/nnis/nni-schema";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { boolean, finnish, named, over, shown, uuid } from "../platform/entity/fields.ts";
import { told } from "../platform/entity/relations.ts";
import { allowedToSharing } from "../organizations/sharing-rights.ts";
import { createScope } from "../platform/filter/combine-where.ts";

/** NNIs that those above have shared to an organization. */
export const sharedNnis = defineEntity({
  name: "subOrganizationNni",
  schema: "SubOrganizationNni",
  table: "sub_organization_nnis",
  as: "s",
  joins: {
    n: "JOIN nnis n ON n.id = s.nni_id",
    o: { sql: "JOIN organizations o ON o.id = n.organization_id", needs: "n" },
  },
  key: "nniId",
  order: [["nni.identifier", "ASC"]],
  fields: {
    organizationId: shown("s.organization_id"),
    nniId: uuid("s.nni_id"),
    allowedActions: over("n", allowedToSharing("n.organization_id")),
  },
  relations: {
    nni: over(
      "n",
      told({
        id: shown("n.id"),
        identifier: finnish("n.identifier"),
        description: shown("n.description"),
        active: boolean("n.active"),
      }),
    ),
    owner: over("o", told(named("o"))),
  },
});

export const nnisSharedTo = (organizationId: string, ended: string[] | null) =>
  createScope("s.organization_id = $1", [organizationId, ended]);

export const shareNniSchema = z.strictObject({ nniId: nniRightSchema.shape.organizationId });
