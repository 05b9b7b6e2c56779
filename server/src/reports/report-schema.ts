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
  serviceHours: z.strictObject({ median: z.number(), ninetieth: z.number(), stoodShare: z.number() }).nullable().meta({
    description: "Of clocks: hours of service in the middle and of nine of ten at most; per cent of them stood.",
  }),
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
    previous: z.strictObject({ from: z.string(), to: z.string(), total: z.strictObject(figures) }).meta({
      description: "The same over the period before, as long as this one or as much of it as has passed.",
    }),
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
