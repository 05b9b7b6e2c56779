import type { TabArea } from "@runko/domain/organizations/tabs";
import { mayOpenPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useNavigate } from "react-router";
import { useSession } from "../session/session-context.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useShortcutKeys } from "../shortcuts/use-shortcut-keys.ts";
import { newPlaces, tabsShown } from "./existing-places.ts";

function useAreaShortcut(keys: string, area: TabArea): void {
  const { user, organizationId } = useSession();
  const navigate = useNavigate();
  const tab = tabsShown(user, organizationId).find((shown) => shown.area === area);
  useShortcut(keys, () => tab && navigate(tab.path), {
    label: texts.shell.shortcuts.goTo(texts.shell.areas[area]),
    group: "general",
    enabled: tab !== undefined,
  });
}

/** The keys that work on every page: areas, a new document, help. */
export function useShellShortcuts(onHelp: () => void): void {
  const { user, organizationId, area } = useSession();
  const navigate = useNavigate();
  const words = texts.shell.shortcuts;
  const fresh = area === "faultHandler" ? newPlaces.faultHandler : newPlaces.subscriber;
  useShortcutKeys();
  useAreaShortcut("g t", "subscriber");
  useAreaShortcut("g k", "supplier");
  useAreaShortcut("g v", "faultHandler");
  useShortcut("n", () => fresh && navigate(fresh.path), {
    label: words.newDocument,
    group: "general",
    enabled: fresh !== undefined && mayOpenPath(user, organizationId, fresh.path),
  });
  useShortcut("?", onHelp, { label: words.help, group: "general" });
}
