import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useSearchParams } from "react-router";

type Section = { type: DocumentType; state?: string | undefined };

let told: Section | undefined;
const listeners = new Set<() => void>();

function tell(section: Section | undefined) {
  told = section;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the drawer what a page without `type` in its address is about, such as an open document. */
export function useOpenSection(type: DocumentType | undefined, state?: string): void {
  useEffect(() => {
    if (type === undefined) return undefined;
    tell({ type, state });
    return () => tell(undefined);
  }, [type, state]);
}

/** The section of the drawer that the shown page belongs to: by its address, else by what the page tells. */
export function useCurrentSection(): Section | undefined {
  const [params] = useSearchParams();
  const fromPage = useSyncExternalStore(subscribe, () => told);
  const { pathname } = useLocation();
  if (pathname.endsWith("/search")) return undefined;
  const type = documentTypes.find((known) => known === params.get("type"));
  return type === undefined ? fromPage : { type, state: params.get("status") ?? undefined };
}
