import type { z } from "zod";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { JobKey } from "./import-store.ts";

export const importParams = organizationRoleParams.extend({ importId: idSchema.meta({ description: "The import." }) });
export type ImportParams = z.output<typeof importParams>;

export const keyOf = ({ id, role, importId }: ImportParams): JobKey => ({
  organizationId: id,
  role,
  jobId: importId,
});
