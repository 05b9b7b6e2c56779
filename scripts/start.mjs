import { root } from "./build-stamp.mjs";
import { ensureBuild } from "./ensure-build.mjs";

// The server runs in this very process, so that every signal reaches it and none is passed on twice.
await ensureBuild();
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(new URL("../server/dist/main.js", import.meta.url).href);
