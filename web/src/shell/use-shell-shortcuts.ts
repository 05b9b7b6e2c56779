import { tabsOf, type TabArea } from "@runko/domain/organizations/tabs";
import { mayOpenPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useNavigate } from "react-router";
import { useSession } from "../session/session-context.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useShortcutKeys } from "../shortcuts/use-shortcut-keys.ts";
import { isDocumentArea, routes } from "../addresses/routes.ts";
import { newPlaces, useNewPlace } from "./new-places.ts";

function useAreaShortcut(keys: string, area: TabArea): void {
  const { allowed } = useSession();
  const navigate = useNavigate();
  const tab = tabsOf(allowed).find((shown) => shown.area === area);
  useShortcut(keys, () => tab && navigate(tab.path), {
    label: texts.shell.shortcuts.goTo(texts.shell.areas[area]),
    group: "general",
    enabled: tab !== undefined,
  });
}

/** Takes the focus to the search field of the page; false when it has none. */
function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>("main [type=search]");
  field?.focus();
  field?.select();
  return field !== null;
}

/** The keys that work on every page: areas, a new document, search, help. */
export function useShellShortcuts(onDialog: (dialog: "help" | "palette") => void): void {
  const { allowed, area } = useSession();
  const navigate = useNavigate();
  const words = texts.shell.shortcuts;
  const fresh = useNewPlace() ?? newPlaces.subscriber;
  useShortcutKeys();
  useAreaShortcut("g t", "subscriber");
  useAreaShortcut("g k", "supplier");
  useAreaShortcut("g v", "faultHandler");
  useShortcut("n", () => fresh && navigate(fresh.path), {
    label: words.newDocument,
    group: "general",
    enabled: fresh !== undefined && mayOpenPath(allowed, fresh.path),
  });
  const search = isDocumentArea(area) ? routes.search(area) : undefined;
  useShortcut("/", () => focusSearchField() || (search && navigate(search)), {
    label: words.search,
    group: "general",
    enabled: search !== undefined,
  });
  useShortcut("mod+k", () => onDialog("palette"), { label: words.palette, group: "general" });
  useShortcut("?", () => onDialog("help"), { label: words.help, group: "general" });
}
