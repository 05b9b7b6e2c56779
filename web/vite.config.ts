import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstLoadChunks } from "./first-load-chunks.ts";

const server = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    manifest: true,
    sourcemap: false,
    // Fonts and pictures stay files: the content security policy allows no data: URL for them.
    assetsInlineLimit: 0,
    // The polyfill is for browsers without module preload; the build's target has it everywhere.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first load says which files each later page is made of: without their names it is 2.4 kB smaller.
        chunkFileNames: "assets/[hash].js",
        codeSplitting: { groups: firstLoadChunks() },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "/api": server, "/state.json": server },
  },
});
