import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserStorage } from "../testing/browser-storage.ts";
import { storage } from "./client-storage.ts";

describe("client storage", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", browserStorage());
    vi.stubGlobal("sessionStorage", browserStorage());
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("uses the keys of the specification", () => {
    const { drawer, shortcuts, askedLanguage, typedAddress, providerTicket, ...named } = storage;
    expect(Object.values(named).map(({ key }) => key)).toEqual([
      "ORGANIZATION",
      "USER",
      "LOCKED_EVENTS",
      "SEARCH_PARAMS",
      "PREVIOUS_PAGE",
      "loggedIn",
      "VERSION",
      "access_token",
      "palette",
      "theme",
    ]);
    expect([drawer, shortcuts, askedLanguage, typedAddress, providerTicket].map(({ key }) => key)).toEqual([
      "drawer",
      "shortcuts",
      "language",
      "address",
      "providerTicket",
    ]);
  });

  it("keeps locks for the session alone", () => {
    const lock = { eventId: 7, organizationId: "org", role: "SUPPLIER" as const, until: "2026-03-05T12:00:00Z" };
    storage.lockedEvents.write([lock]);
    expect(localStorage.getItem("LOCKED_EVENTS")).toBeNull();
    expect(storage.lockedEvents.read()).toEqual([lock]);
    expect(storage.lockedEvents.read()).toBe(storage.lockedEvents.read());
  });

  it("reads nothing from what it cannot understand", () => {
    localStorage.setItem("palette", "neon");
    for (const spoiled of [
      "{",
      "7",
      '[{"eventId":"7"}]',
      '[{"eventId":7,"organizationId":"o","role":"X","until":""}]',
    ]) {
      sessionStorage.setItem("LOCKED_EVENTS", spoiled);
      expect(storage.lockedEvents.read(), spoiled).toBeUndefined();
    }
    expect(storage.palette.read()).toBeUndefined();
  });

  it("goes on when storage is refused or full", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", Object.assign(browserStorage(), { setItem }));
    storage.accessToken.write("token");
    expect(storage.accessToken.read()).toBeUndefined();
  });

  it("tells its listeners", () => {
    const heard = vi.fn<() => void>();
    const stop = storage.user.subscribe(heard);
    storage.user.write("a");
    storage.user.clear();
    stop();
    storage.user.write("b");
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
