import { useEffect } from "react";
import { useLocation } from "react-router";

/** Shows the part of the page that the address names after `#`, and gives its heading the focus. */
export function useHashTarget(): string {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    const target = id === "" ? null : document.getElementById(id);
    target?.scrollIntoView({ block: "start" });
    target?.querySelector<HTMLElement>("[tabindex='-1'], summary")?.focus({ preventScroll: true });
  }, [id, key]);
  return id;
}
