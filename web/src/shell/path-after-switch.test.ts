import { describe, expect, it } from "vitest";
import { pathAfterSwitch } from "./path-after-switch.ts";

describe("the page after a change of organization", () => {
  it.each(["/subscriber", "/vendor", "/subscriber/documents", "/vendor/documents", "/login"])("%s stays", (path) => {
    expect(pathAfterSwitch(path)).toBeUndefined();
  });

  it.each([
    ["/subscriber/documents/100234", "/subscriber"],
    ["/subscriber/documents/new", "/subscriber"],
    ["/vendor/documents/100234", "/vendor"],
    ["/control/organizations/1/info", "/control"],
    ["/info/vendors-contact", "/info"],
  ])("%s is left for %s", (path, front) => {
    expect(pathAfterSwitch(path)).toBe(front);
  });
});
