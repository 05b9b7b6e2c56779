import { lazy, useState, type ComponentType } from "react";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export type PreloadableComponent<Props = object> = ComponentType<Props> & { preload: () => Promise<void> };

/** A page, or a part of one, in a file of its own. Once fetched it is drawn at once; React would hold a lazy one back for 300 ms. */
export function lazyWithPreload<Props extends object = object>(load: Load<Props>): PreloadableComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    const part = await load();
    fetched = part.default;
    return part;
  };
  const Lazy = lazy(fetch);
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Part, {
    preload: async () => {
      await fetch();
    },
  });
}
