import { capabilities } from "./capabilities.ts";
import type { Capability } from "./capability.ts";
import type { ImportKind } from "./import-kind.ts";

/** What rows of files can become, of all capabilities. */
export const importKinds: readonly ImportKind[] = Object.values<Capability>(capabilities).flatMap(
  (capability) => capability.imports ?? [],
);

const names = new Set(importKinds.map(({ name }) => name));
if (names.size < importKinds.length) throw new Error("Two kinds of imports have the same name");
