import type { GuidePart } from "../../../guide/guide.ts";
import { administrator, productAdmin } from "./administrator.ts";
import { integrator } from "./integrator.ts";
import { start } from "./start.ts";
import { subscriber } from "./subscriber.ts";
import { faultHandler, supplier } from "./supplier.ts";

/** The manual, a part for each kind of work. */
export const manualParts = (): GuidePart[] => [
  start(),
  subscriber(),
  supplier(),
  faultHandler(),
  administrator(),
  productAdmin(),
  integrator(),
];
