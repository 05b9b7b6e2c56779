import type { Capability } from "../capability.ts";

/** Its calls stand beside those of the API, under a path of their own: register-tmf.ts. */
export const tmf: Capability = {
  tables: { tmf_documents: [], tmf_tasks: [] },
};
