import type { GuidePart } from "../../guide/guide.ts";

type Kind = "start" | "subscriber" | "supplier" | "faultHandler" | "administrator" | "productAdmin" | "integrator";

/** The manual, a part for each kind of work, in the order in which it is read. */
export const makeManual = (parts: Record<Kind, () => GuidePart>) => (): GuidePart[] => [
  parts.start(),
  parts.subscriber(),
  parts.supplier(),
  parts.faultHandler(),
  parts.administrator(),
  parts.productAdmin(),
  parts.integrator(),
];
