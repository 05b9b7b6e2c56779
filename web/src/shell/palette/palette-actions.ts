import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { mayCreateType, typesShown } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { routes } from "../../addresses/routes.ts";
import type { Session } from "../../session/session-context.ts";
import { maySwitchOrganization } from "../../session/choose-organization.ts";
import { signOut } from "../../session/sign-out.ts";
import type { Shortcut } from "../../shortcuts/shortcut-registry.ts";
import { storage } from "../../storage/client-storage.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** The dialogs that the shell opens for the palette. */
export type ShellDialog = "help" | "ownData" | "organization";

const words = texts.palette;

/** What the shown page can do by a key. */
function ofPage(shortcuts: readonly Shortcut[]): PaletteEntry[] {
  return shortcuts
    .filter(({ group, native, keyOnly }) => group === "page" && !native && !keyOnly)
    .map(({ keys, label, run }) => ({ id: `page ${keys}`, label, hint: texts.shell.shortcuts.page, keys, go: run }));
}

function newDocuments({ organization, allowed }: Session): PaletteEntry[] {
  const { types } = texts.documents;
  const ordered = mayWorkAs(allowed, "SUBSCRIBER")
    ? typesShown(organization, "SUBSCRIBER").filter((type) => mayCreateType(organization, type))
    : [];
  const reported = mayWorkAs(allowed, "ERROR_HANDLER");
  return [
    ...ordered.map((type) => ({
      id: `new ${type}`,
      label: words.newOf(types[type].one),
      ...(reported && { hint: texts.shell.areas.subscriber }),
      go: routes.newDocument({ type }),
    })),
    ...(reported
      ? [
          {
            id: "new fault",
            label: texts.faultHandler.newFault,
            hint: texts.shell.areas.faultHandler,
            go: routes.newFault(),
          },
        ]
      : []),
  ];
}

/** What the user may do wherever they are, with what the shown page offers first. */
export function actionsFor(
  session: Session,
  shortcuts: readonly Shortcut[],
  open: (dialog: ShellDialog) => void,
): PaletteEntry[] {
  const shell = texts.shell;
  const one = (id: string, label: string, go: PaletteEntry["go"], hint?: string) => ({ id, label, go, hint });
  const themes = { light: words.toLight, dark: words.toDark, system: words.toSystem };
  return [
    ...ofPage(shortcuts),
    ...newDocuments(session),
    ...(maySwitchOrganization(session.user)
      ? [one("organization", shell.switchTitle, () => open("organization"), session.organization.name)]
      : []),
    one("own data", shell.ownData, () => open("ownData")),
    one("help", shell.shortcuts.help, () => open("help")),
    ...(["light", "dark", "system"] as const).map((theme) =>
      one(`theme ${theme}`, themes[theme], () => storage.theme.write(theme)),
    ),
    one("log out", shell.logOut, () => void signOut()),
  ];
}
