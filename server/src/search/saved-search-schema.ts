import { pathRoles } from "@runko/domain/organizations/roles";
import { savedSearchLimits } from "@runko/domain/search/saved-search";
import { searchColumnNames } from "@runko/domain/search/search-columns";
import { z } from "zod";
import { versioned } from "../platform/entity/versioned.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";

const LONGEST_LIST = 4096;

const name = z.string().max(savedSearchLimits.nameLength).meta({ description: "What the user calls it." });
const criteria = z.record(z.string(), z.string().max(LONGEST_LIST)).meta({
  description: "The parameters of the search's address in the portal; what the role has no criterion for is left out.",
});
const columns = z
  .array(z.enum(searchColumnNames))
  .max(searchColumnNames.length)
  .meta({ description: "Columns in their order; empty for the usual ones." });
const sort = z
  .strictObject({ column: z.enum(searchColumnNames), direction: z.enum(["asc", "desc"]) })
  .nullable()
  .meta({ description: "null: the newest first." });
const shared = z.boolean().meta({ description: "Whether the others of the organization see it." });
const version = z.int().meta({ description: "Rises with every change; a change sends it back as If-Match." });

export const savedSearchSchema = z
  .strictObject({
    id: z.string(),
    role: z.enum(pathRoles),
    name: z.string(),
    criteria: z.record(z.string(), z.string()),
    columns: z.array(z.enum(searchColumnNames)),
    sort,
    shared,
    version,
    ownerId: z.string(),
    ownerName: z.string(),
    pinned: z.boolean().meta({ description: "Whether the caller has it in the drawer." }),
    mayChange: z.boolean().meta({ description: "Whether the caller may change and remove it." }),
  })
  .meta({ id: "SavedSearch" })
  .register(versioned, { located: false });
export type SavedSearchView = z.infer<typeof savedSearchSchema>;

export const newSavedSearchSchema = z
  .strictObject({
    name,
    criteria,
    columns: columns.default([]),
    sort: sort.default(null),
    shared: shared.default(false),
    pinned: z.boolean().default(false),
  })
  .meta({ id: "NewSavedSearch" });

export const savedSearchPatchSchema = z
  .strictObject({
    name: name.optional(),
    criteria: criteria.optional(),
    columns: columns.optional(),
    sort: sort.optional(),
    shared: shared.optional(),
  })
  .meta({ id: "SavedSearchPatch" });
export type SavedSearchPatch = z.infer<typeof savedSearchPatchSchema>;

export const pinnedCountSchema = z
  .strictObject({
    id: z.string(),
    count: z
      .int()
      .max(savedSearchLimits.counted)
      .nullable()
      .meta({
        description: `Documents that it finds now, counted no further than ${savedSearchLimits.counted}; null when it can no longer be searched.`,
      }),
  })
  .meta({ id: "PinnedCount" });

export const savedSearchParams = organizationRoleParams.extend({
  searchId: idSchema.meta({ description: "The saved search." }),
});
