import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useAddress } from "../addresses/use-address.ts";
import { createStore } from "../storage/create-store.ts";
import { useStored } from "../storage/use-stored.ts";
import { placeAddress } from "./place-address.ts";

type Section = { type: DocumentType; state?: string | undefined };

const told = createStore<Section | undefined>(undefined);

/** Tells the drawer what a page without `type` in its address is about, such as an open document. */
export function useOpenSection(type: DocumentType | undefined, state?: string): void {
  useEffect(() => {
    if (type === undefined) return undefined;
    told.write({ type, state });
    return () => told.write(undefined);
  }, [type, state]);
}

/** The section of the drawer that the shown page belongs to: by its address, else by what the page tells. */
export function useCurrentSection(): Section | undefined {
  const { type, state } = useAddress(placeAddress).url;
  const fromPage = useStored(told);
  const { pathname } = useLocation();
  if (pathname.endsWith("/search")) return undefined;
  return type === undefined ? fromPage : { type, state };
}
