import { makeManual } from "../../any-language/manual-parts.ts";
import { administrator, productAdmin } from "./administrator.ts";
import { integrator } from "./integrator.ts";
import { start } from "./start.ts";
import { subscriber } from "./subscriber.ts";
import { faultHandler, supplier } from "./supplier.ts";

export const manualParts = makeManual({
  start,
  subscriber,
  supplier,
  faultHandler,
  administrator,
  productAdmin,
  integrator,
});
