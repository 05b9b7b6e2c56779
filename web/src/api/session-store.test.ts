import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storage } from "../storage/client-storage.ts";
import { browserStorage } from "../testing/browser-storage.ts";
import { endSession } from "./session-store.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", browserStorage());
  vi.stubGlobal("sessionStorage", browserStorage());
});
afterEach(() => vi.unstubAllGlobals());

it("keeps no language that was chosen for the login of the user who leaves", () => {
  storage.accessToken.write("token");
  storage.askedLanguage.write("en");
  endSession("signed-out");
  expect(storage.askedLanguage.read()).toBeUndefined();
});
