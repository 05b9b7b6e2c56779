import { validatedDays } from "@runko/domain/tmf/address-validation";
import type { Capability } from "../capability.ts";
import { instantDays } from "./instant-qualification.ts";

/** Its calls stand beside those of the API, under a path of their own: register-tmf.ts. */
export const tmf: Capability = {
  tables: { tmf_documents: [], tmf_tasks: [], tmf_qualifications: [], tmf_validations: [] },
  // What clients sent names people whom nothing of ours knows (T19).
  expiring: [
    ...(["tmf_documents", "tmf_tasks"] as const).map((table) => ({
      table,
      condition: "document_id IN (SELECT id FROM documents WHERE anonymized_at IS NOT NULL)",
    })),
    { table: "tmf_qualifications", condition: `asked_at < now() - interval '${instantDays} days'` },
    { table: "tmf_validations", condition: `validated_at < now() - interval '${validatedDays} days'` },
  ],
};
