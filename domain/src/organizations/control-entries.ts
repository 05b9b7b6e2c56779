/** The entries of the control drawer in their order, each with who sees it and opens what lies below it (D-24). */
export const controlEntries = [
  { entry: "users", seenBy: "everyone" },
  { entry: "organizations", seenBy: "everyone" },
  { entry: "products", seenBy: "supplierAdmins" },
  { entry: "emails", seenBy: "productAdmins" },
  { entry: "faq", seenBy: "productAdmins" },
  { entry: "log", seenBy: "everyone" },
  { entry: "contact-requests", seenBy: "productAdmins" },
] as const satisfies readonly { entry: string; seenBy: "everyone" | "supplierAdmins" | "productAdmins" }[];

export type ControlEntry = (typeof controlEntries)[number]["entry"];
export type SeenBy = (typeof controlEntries)[number]["seenBy"];
