import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import type { Area } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useLocation } from "react-router";
import { routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";
import { useCurrentSection } from "./open-section.ts";

type NewPlace = { path: string; label: string; name: string };

/** Where a new document is begun, in the areas that make some. */
export const newPlaces: Partial<Record<Area, NewPlace>> = {
  subscriber: {
    path: routes.areaFront("subscriber"),
    label: texts.shell.newDocument,
    name: texts.shell.newDocumentLong,
  },
  faultHandler: { path: routes.newFault(), label: texts.shell.newDocument, name: texts.faultHandler.newFault },
};

/** The one way to a new document from the shown page: over a list, to one of what the list holds (0251). */
export function useNewPlace(): NewPlace | undefined {
  const { area, organization } = useSession();
  const type = useCurrentSection()?.type;
  const { pathname } = useLocation();
  const isList = pathname === routes.documents("subscriber");
  if (isList && type !== undefined && mayCreateType(organization, type)) {
    const name = texts.newDocument.newTitles[type];
    return { path: routes.newDocument({ type }), label: texts.shell.sectionLabel(name), name };
  }
  return area === null ? undefined : newPlaces[area];
}
