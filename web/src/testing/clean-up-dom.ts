import { afterEach } from "vitest";

// Files that begin with `@vitest-environment happy-dom` mount hooks; the others have nothing to take down.
if ("document" in globalThis) {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
