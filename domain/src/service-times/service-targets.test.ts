import fc from "fast-check";
import { expect, test } from "vitest";
import { productCategories } from "../enumerations/product-categories.ts";
import { checkServiceTimes, longestClassName, mostClasses } from "./check-service-times.ts";
import { isSameClass, proposedTargets, targetNames, targetOf, usualTarget, type OwnTarget } from "./service-targets.ts";
import { defaultServiceTimes } from "./service-times.ts";

const own: fc.Arbitrary<OwnTarget> = fc.record({
  name: fc.constantFrom(...targetNames),
  category: fc.option(fc.constantFrom(...productCategories)),
  target: fc.option(
    fc.record({ amount: fc.integer({ min: 1, max: 9 }), unit: fc.constant("days"), always: fc.boolean() }),
  ),
});
const targets = fc.uniqueArray(own, { maxLength: 200, selector: ({ name, category }) => `${name} ${category}` });
const classes = fc.uniqueArray(fc.record({ name: fc.constantFrom("Nopea", "Hidas"), targets }), {
  selector: ({ name }) => name,
});

test.each([
  ["takeUp", "ETHERNET_CONNECTION", 1],
  ["takeUp", "WDM", 1],
  ["takeUp", "SERVICES", 1],
  ["confirmation", "ETHERNET_CONNECTION", 5],
  ["confirmation", "WDM", 10],
  ["confirmation", "SERVICES", undefined],
  ["availabilityAnswer", "DEVICE_PLACEMENT", 6],
  ["inquiryAnswer", "SERVICES", undefined],
  ["repair", "ETHERNET_CONNECTION", 3],
  ["repair", "WDM", 6],
  ["repair", "SERVICES", 3],
  ["urgentRepair", "WDM", 8],
  ["cancellation", "WDM", 5],
] as const)("%s of %s usually takes %s", (name, category, amount) => {
  expect(usualTarget(name, category)?.amount).toBe(amount);
});

test("a time is that of the class, of the supplier, or the usual, each for the category before all", () => {
  const asked = {
    name: fc.constantFrom(...targetNames),
    category: fc.constantFrom(...productCategories),
    slaClass: fc.constantFrom(null, "Nopea", "nopea", "Hidas", "Toinen"),
  };
  fc.assert(
    fc.property(targets, classes, fc.record(asked), (all, served, { name, category, slaClass }) => {
      const named = slaClass === "nopea" ? "Nopea" : slaClass;
      const said = [
        ...served
          .filter((one) => one.name === named)
          .flatMap((one) => one.targets.map((target) => ({ ...target, by: slaClass }))),
        ...all.map((target) => ({ ...target, by: null })),
      ].filter((one) => one.name === name && (one.category === category || one.category === null));
      const rank = (one: (typeof said)[number]) => (one.by === null ? 2 : 0) + (one.category === null ? 1 : 0);
      const [first] = said.toSorted((a, b) => rank(a) - rank(b));
      expect(targetOf({ targets: all, classes: served }, { name, category, slaClass })).toEqual({
        target: first ? first.target : usualTarget(name, category),
        slaClass: first?.by ?? null,
      });
    }),
  );
});

test("what a new class is proposed is right, and holds of no other product", () => {
  const times = { ...defaultServiceTimes, classes: [{ name: "Nopea", targets: proposedTargets }] };
  expect(checkServiceTimes(times)).toEqual([]);
  const asked = { name: "confirmation", category: "WDM" } as const;
  expect(targetOf(times, { ...asked, slaClass: "Nopea" })).toEqual({
    target: { amount: 2, unit: "days", always: false },
    slaClass: "Nopea",
  });
  expect(targetOf(times, { ...asked, slaClass: null }).target).toEqual(usualTarget("confirmation", "WDM"));
});

test("classes have names of their own, whatever the case, and are few", () => {
  const said = (names: string[], given: readonly OwnTarget[] = []) =>
    checkServiceTimes({ ...defaultServiceTimes, classes: names.map((name) => ({ name, targets: given })) }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(said(["Nopea", "nopea ", " ", "x".repeat(longestClassName + 1)])).toEqual([
    "classes.1.name DUPLICATE",
    "classes.2.name REQUIRED",
    "classes.3.name TOO_LONG",
  ]);
  expect(said(Array.from({ length: mostClasses + 1 }, (_, index) => `Luokka ${index}`))).toEqual(["classes TOO_MANY"]);
  const wrong: OwnTarget = { name: "repair", category: null, target: { amount: 0, unit: "days", always: false } };
  expect(said(["Nopea"], [wrong, wrong])).toEqual([
    "classes.0.targets.0.amount NUMBER_TOO_SMALL",
    "classes.0.targets.1 DUPLICATE",
  ]);
});

test("names of classes are one whatever their case and the blanks around them", () => {
  expect([isSameClass(" Kulta", "kulta"), isSameClass("KULTA", "Kulta ")]).toEqual([true, true]);
  expect(isSameClass("Kulta", "Hopea")).toBe(false);
});
