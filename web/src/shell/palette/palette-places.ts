import { maySearchAs, mayWorkAs } from "@runko/domain/organizations/allowed";
import { typesShown } from "@runko/domain/organizations/event-type-rights";
import { pathRoles } from "@runko/domain/organizations/roles";
import { controlEntriesOf, infoEntries, tabsOf } from "@runko/domain/organizations/tabs";
import { texts } from "@runko/domain/texts/texts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import type { Session } from "../../session/session-context.ts";
import { adminEntriesOf } from "../admin-entries.ts";
import type { PaletteEntry } from "./palette-entry.ts";

const { areas } = texts.shell;

const place = (label: string, hint: string, path: string): PaletteEntry => ({
  id: `${hint} ${path}`,
  label,
  hint,
  go: path,
});

/** The pages that the user's roles open in the selected organization. */
export function placesFor({ organization, allowed, user }: Session): PaletteEntry[] {
  const fronts = tabsOf(allowed)
    .filter(({ path }) => !path.endsWith("/search"))
    .map(({ area, path }) => place(areas[area], texts.palette.front, path));
  const searches = pathRoles
    .filter((role) => maySearchAs(allowed, role))
    .map((role) => place(texts.shell.search, areas[areaOfRole[role]], routes.search(areaOfRole[role])));
  const lists = pathRoles
    .filter((role) => mayWorkAs(allowed, role))
    .flatMap((role) => {
      const area = areaOfRole[role];
      return [
        place(texts.shell.messages, areas[area], routes.messages(area)),
        ...(role === "ERROR_HANDLER" ? [] : [place(texts.shell.projects, areas[area], routes.projects(area))]),
        ...(role === "ERROR_HANDLER"
          ? []
          : [place(texts.shell.registers[role], areas[area], routes.connections(area))]),
        place(texts.shell.supplierNotices, areas[area], routes.supplierNotices(area)),
        ...(role === "SUBSCRIBER" ? [place(texts.availability.title, areas[area], routes.availability())] : []),
        ...(role === "SUBSCRIBER" ? [place(texts.imports.title, areas[area], routes.imports())] : []),
        ...typesShown(organization, role).map((type) =>
          place(texts.documents.types[type].many, areas[area], routes.documents(area, { type })),
        ),
      ];
    });
  const control = controlEntriesOf(allowed).map((entry) =>
    place(texts.control.entries[entry], areas.control, routes.controlEntry(entry)),
  );
  const info = infoEntries.map((entry) => place(texts.info.entries[entry], areas.info, routes.infoEntry(entry)));
  const admin = adminEntriesOf(user).map(({ label, path }) => place(label, areas.control, path));
  return [...fronts, ...searches, ...lists, ...control, ...admin, ...info];
}
