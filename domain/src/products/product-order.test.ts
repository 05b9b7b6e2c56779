import fc from "fast-check";
import { expect, test } from "vitest";
import { byCapacity } from "./product-order.ts";

const ordered = (...names: string[]) =>
  names
    .map((name) => ({ name }))
    .toSorted(byCapacity)
    .map(({ name }) => name);

test("products stand by name, and those of one name by capacity", () => {
  expect(ordered("Ethernet 10G", "Ethernet 1G", "Ethernet 100M", "Ethernet 2,5G")).toEqual([
    "Ethernet 100M",
    "Ethernet 1G",
    "Ethernet 2,5G",
    "Ethernet 10G",
  ]);
  expect(ordered("WDM 100G", "Ääni 10", "Valokuitu", "Ethernet 1 Gbit/s varmistettu", "Ethernet 1 Gbit/s")).toEqual([
    "Ethernet 1 Gbit/s",
    "Ethernet 1 Gbit/s varmistettu",
    "Valokuitu",
    "WDM 100G",
    "Ääni 10",
  ]);
  expect(ordered("Paikka 10", "Paikka 9 metriä", "Paikka 2")).toEqual(["Paikka 2", "Paikka 9 metriä", "Paikka 10"]);
});

test("the order is one, whatever the names", () => {
  const name = fc.record({ name: fc.oneof(fc.string(), fc.constantFrom("A 1G", "A 10G", "A 100M", "A")) });
  fc.assert(
    fc.property(name, name, name, (a, b, c) => {
      expect(Math.sign(byCapacity(a, b))).toBe(-Math.sign(byCapacity(b, a)) || 0);
      fc.pre(byCapacity(a, b) <= 0 && byCapacity(b, c) <= 0);
      expect(byCapacity(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});
