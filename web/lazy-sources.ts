import { relative } from "node:path";
import type { Plugin } from "vite";

type Part = { file: string; name?: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean };

/** Says in the manifest of each source that is loaded when it is asked for in which file it is: Vite tells of those alone that are a file by themselves. */
export function lazySources(): Plugin {
  return {
    name: "lazy-sources",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const manifest = Object.values(bundle).find(({ fileName }) => fileName.endsWith("manifest.json"));
        if (manifest?.type !== "asset") return;
        const parts = JSON.parse(String(manifest.source)) as Record<string, Part>;
        const partOf = new Map(Object.values(parts).map((part) => [part.file, part]));
        for (const chunk of Object.values(bundle)) {
          const part = chunk.type === "chunk" ? partOf.get(chunk.fileName) : undefined;
          if (chunk.type !== "chunk" || !part) continue;
          for (const id of chunk.moduleIds) {
            const source = relative(import.meta.dirname, id);
            const isLazy = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
            if (isLazy) parts[source] ??= { ...part, isDynamicEntry: true };
          }
        }
        manifest.source = JSON.stringify(parts, null, 2);
      },
    },
  };
}
