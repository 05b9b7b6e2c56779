import { root } from "./build-stamp.mjs";
import { ensureBuild } from "./ensure-build.mjs";

await ensureBuild();
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(new URL("../server/dist/admin.js", import.meta.url).href);
