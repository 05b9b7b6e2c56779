import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/documents/document-types";
import { reportModes } from "@runko/domain/enumerations/report-modes";
import { reportTypes } from "@runko/domain/enumerations/report-types";
import { reportBreakdowns, reportViews } from "@runko/domain/reports/report";
import { z } from "zod";

const named = z.strictObject({ id: z.string(), name: z.string() });

const figures = {
  counts: z.array(z.int()).meta({ description: "Documents by class, in the order of `buckets`." }),
  total: z.int(),
  averageDays: z.number().nullable(),
  share: z.number().nullable().meta({ description: "Per cent in the class that the report asks for." }),
};

const filters = z.strictObject({
  suppliers: z.array(named),
  subscribers: z.array(named),
  productGroups: z.array(named),
  products: z.array(named),
});

export const reportSchema = z
  .strictObject({
    report: z.enum(reportTypes),
    mode: z.enum(reportModes),
    role: z.enum(reportViews).meta({ description: "PORTAL: the documents of all organizations." }),
    organization: named.nullable(),
    from: z.string(),
    to: z.string(),
    filters,
    buckets: z.array(z.strictObject({ key: z.string(), label: z.string() })),
    tables: z.array(
      z.strictObject({
        by: z.enum(reportBreakdowns),
        label: z.string(),
        rows: z.array(z.strictObject({ key: z.string(), label: z.string(), ...figures })),
      }),
    ),
    total: z.strictObject(figures),
  })
  .meta({ id: "Report" });

export const reportChoicesSchema = z
  .strictObject({
    suppliers: z.array(named),
    subscribers: z.array(named),
    productGroups: z.array(named),
    products: z.array(named.extend({ supplierName: z.string() })),
  })
  .meta({ id: "ReportChoices", description: "Of the parties the others alone; both of the whole portal's report." });

export const reportDocumentSchema = z
  .strictObject({
    id: z.int(),
    caseId: z.int(),
    documentType: z.enum(documentTypes),
    eventState: z.enum(documentStates),
    archived: z.boolean(),
    rejected: z.boolean(),
    subscriber: named,
    supplier: named,
    productName: z.string(),
    createdAt: z.string(),
    createdDay: z.string().meta({ description: "The day in Helsinki on which it was made." }),
    endDate: z.string().nullable().meta({ description: "The day on which what the report measures was reached." }),
    days: z.int().nullable().meta({ description: "What the report measures of the document." }),
  })
  .meta({ id: "ReportDocument" });
