import type { TabArea } from "@runko/domain/organizations/tabs";
import { areaPaths, mayEnterArea } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useNavigate } from "react-router";
import { useSession } from "../session/session-context.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useShortcutKeys } from "../shortcuts/use-shortcut-keys.ts";
import { tabsShown } from "./existing-places.ts";

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
  const { user, organizationId } = useSession();
  const navigate = useNavigate();
  const words = texts.shell.shortcuts;
  useShortcutKeys();
  useAreaShortcut("g t", "subscriber");
  useAreaShortcut("g k", "supplier");
  useAreaShortcut("g v", "faultHandler");
  useShortcut("n", () => navigate(areaPaths.subscriber), {
    label: words.newDocument,
    group: "general",
    enabled: mayEnterArea(user, organizationId, "subscriber"),
  });
  useShortcut("?", onHelp, { label: words.help, group: "general" });
}
