import type { FieldSelection } from "./filter.ts";
import { isObject } from "./parse-parts.ts";

type View = Record<string, unknown>;

/** The view with the chosen names only, or without the refused ones; names are dotted paths. */
export function selectFields(view: View, selection: FieldSelection | undefined): View {
  if (!selection) return view;
  const keeps = (path: string) => selection.names.some((name) => path === name || path.startsWith(`${name}.`));
  const leadsTo = (path: string) => selection.names.some((name) => name.startsWith(`${path}.`));
  const select = (part: object, prefix: string): View =>
    Object.fromEntries(
      Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
        const path = `${prefix}${key}`;
        if (keeps(path)) return selection.mode === "only" ? [[key, value]] : [];
        if (leadsTo(path) && isObject(value)) return [[key, select(value, `${path}.`)]];
        return selection.mode === "only" ? [] : [[key, value]];
      }),
    );
  return select(view, "");
}
