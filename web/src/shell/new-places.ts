import type { Area } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { paths } from "../look/paths.ts";

/** Where a new document is begun, in the areas that make some. */
export const newPlaces: Partial<Record<Area, { path: string; label: string }>> = {
  subscriber: { path: paths.areaFront("subscriber"), label: texts.shell.newDocumentLong },
  faultHandler: { path: paths.newFault(), label: texts.faultHandler.newFault },
};
