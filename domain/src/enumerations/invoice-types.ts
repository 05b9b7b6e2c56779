export const invoiceTypes = ["consolidated", "standalone", "regular"] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
