import type { Area } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { routes } from "../addresses/routes.ts";

/** Where a new document is begun, in the areas that make some. */
export const newPlaces: Partial<Record<Area, { path: string; label: string }>> = {
  subscriber: { path: routes.areaFront("subscriber"), label: texts.shell.newDocumentLong },
  faultHandler: { path: routes.newFault(), label: texts.faultHandler.newFault },
};
