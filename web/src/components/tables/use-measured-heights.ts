import type { VirtualItem } from "@tanstack/react-virtual";
import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

const kept = new Map<string, VirtualItem[]>();

/** How high the rows were when this entry of the history was left, so that Back finds its place among them again. */
export function useKnownHeights(): VirtualItem[] {
  return kept.get(useLocation().key) ?? [];
}

/** Keeps the heights of rows for when one comes back. */
export function useKeptHeights(measured: { takeSnapshot: () => VirtualItem[] }): void {
  const { key } = useLocation();
  useLayoutEffect(() => () => void kept.set(key, measured.takeSnapshot()), [key, measured]);
}
