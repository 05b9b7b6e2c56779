import { documentTypes } from "@runko/domain/enumerations/document-types";
import { z } from "zod";

const counts = {
  amount: z.int(),
  ready: z.int(),
  cancelled: z.int(),
  late: z.int().meta({ description: "Those whose most pressing clock has run out." }),
};

export const projectSchema = z
  .strictObject({
    projectId: z.string(),
    subscriber: z.strictObject({ id: z.string(), name: z.string() }),
    newestId: z.int().meta({ description: "The TID of the document that was added to it last." }),
    ...counts,
    nextDate: z
      .string()
      .nullable()
      .meta({ description: "The first day on which something unfinished is promised, or wished where none is." }),
    lastDate: z.string().nullable().meta({ description: "The last of those days." }),
    connections: z.int().meta({ description: "Those delivered by its orders that stand." }),
    monthlyFee: z.string().meta({ description: "Euros: what is said of the monthly fees of those, together." }),
    connectFee: z.string().meta({ description: "Euros: what is said of the connection fees of all delivered ones." }),
    types: z.array(z.strictObject({ documentType: z.enum(documentTypes), ...counts })),
  })
  .meta({ id: "Project", description: "The documents of one subscriber that say the same project id." });

export const projectsSchema = z.array(projectSchema);
