import { lazy, useState, type ComponentType } from "react";

export type Load = () => Promise<{ default: ComponentType }>;

export type FetchedRoute = ComponentType & { fetch: () => Promise<void> };

/** A route in a file of its own. Once fetched it is drawn at once; React would hold a lazy one back for 300 ms. */
export function fetchedRoute(load: Load): FetchedRoute {
  let fetched: ComponentType | undefined;
  const fetch = async () => {
    const route = await load();
    fetched = route.default;
    return route;
  };
  const Lazy = lazy(fetch);
  function Route() {
    const [Shown] = useState(() => fetched ?? Lazy);
    return <Shown />;
  }
  return Object.assign(Route, {
    fetch: async () => {
      await fetch();
    },
  });
}
