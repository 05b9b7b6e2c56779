import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, type SyntheticEvent } from "react";
import { documentQuery } from "./document-queries.ts";
import type { Scope } from "./entities.ts";

const pause = 80;

function documentOfLink(target: EventTarget): number | undefined {
  const at = target instanceof Element ? target : null;
  const link = at?.closest("a[href]") ?? at?.closest("[data-row]")?.querySelector("a[data-row-link]");
  const id = /\/documents\/(\d+)$/.exec(link?.getAttribute("href") ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Handlers for a container of links: the document of a link or row that is pointed at or focused is fetched beforehand. */
export function usePrefetchDocument({ organizationId, role }: Scope) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const prefetch = ({ target }: SyntheticEvent) => {
      clearTimeout(timer.current);
      const id = documentOfLink(target);
      if (id === undefined) return;
      timer.current = setTimeout(() => void client.prefetchQuery(documentQuery({ organizationId, role }, id)), pause);
    };
    return { onPointerOver: prefetch, onFocus: prefetch };
  }, [client, organizationId, role]);
}
