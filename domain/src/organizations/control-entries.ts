import type { OrganizationAction, PortalAction } from "./control-rights.ts";

/** What an entry asks beside the control area itself: of the selected organization, or of the portal. */
type Asked = { organization?: OrganizationAction; portal?: PortalAction };

const entries = [
  { entry: "users", asks: {} },
  { entry: "organizations", asks: {} },
  { entry: "products", asks: { organization: "keepProducts" } },
  { entry: "emails", asks: { portal: "sendMassMails" } },
  { entry: "faq", asks: { portal: "keepFaq" } },
  { entry: "log", asks: {} },
  { entry: "contact-requests", asks: { portal: "answerContactRequests" } },
] as const satisfies readonly { entry: string; asks: Asked }[];

export type ControlEntry = (typeof entries)[number]["entry"];

/** The entries of the control drawer in their order, each with what it asks, which opens what lies below it too (D-24). */
export const controlEntries: readonly { entry: ControlEntry; asks: Asked }[] = entries;
