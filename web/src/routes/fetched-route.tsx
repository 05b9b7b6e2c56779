import { lazy, useState, type ComponentType } from "react";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export type FetchedRoute<Props = object> = ComponentType<Props> & { fetch: () => Promise<void> };

/** A route in a file of its own. Once fetched it is drawn at once; React would hold a lazy one back for 300 ms. */
export function fetchedRoute<Props extends object = object>(load: Load<Props>): FetchedRoute<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    const route = await load();
    fetched = route.default;
    return route;
  };
  const Lazy = lazy(fetch);
  function Route(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Route, {
    fetch: async () => {
      await fetch();
    },
  });
}
