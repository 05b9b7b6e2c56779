import { documentTypes } from "@runko/domain/enumerations/document-types";
import { describe, expect, test } from "vitest";
import { steps, type Step } from "./new-document-url.ts";
import {
  afterEvent,
  firstStepOf,
  nextOf,
  noRefusal,
  sendsEarly,
  shownStep,
  type Choice,
  type WizardEvent,
} from "./wizard.ts";

const product = { name: "productId", message: "Valitse tuote" };
const street = { name: "document.targetAddress.streetName", message: "Pakollinen" };
const custom = { name: "customFields.0.value", message: "Pakollinen" };

describe("the shown step", () => {
  test.each<[asked: Step | undefined, choice: Choice, passes: boolean, shown: Step]>([
    [undefined, "none", false, "product"],
    [undefined, "none", true, "product"],
    ["summary", "none", true, "product"],
    [undefined, "pending", false, "product"],
    [undefined, "pending", true, "fields"],
    ["fields", "pending", false, "fields"],
    [undefined, "offered", true, "fields"],
    [undefined, "offered", false, "product"],
    ["product", "offered", true, "product"],
    ["summary", "offered", false, "summary"],
  ])("of %s with a choice that is %s (passed by: %j) is %s", (asked, choice, passes, shown) =>
    expect(shownStep(asked, choice, passes)).toBe(shown),
  );

  test("of a fault alone may send before the summary", () => {
    const early = steps.flatMap((step) =>
      documentTypes.filter((type) => sendsEarly(step, type)).map((type) => [step, type]),
    );
    expect(early).toEqual([["fields", "Fault"]]);
  });

  test("leads on to the sending", () => expect(nextOf[nextOf[nextOf.product]]).toBe("send"));
});

test.each([
  [[], undefined],
  [[street, custom], "fields"],
  [[street, product], "product"],
])("%j are first put right in %s", (errors, step) => expect(firstStepOf(errors)).toBe(step));

describe("what is told", () => {
  const refused = (step: Step, errors = [street], general?: string[]): WizardEvent => ({
    kind: "refused",
    step,
    errors,
    ...(general && { general }),
  });
  const opened = (step: Step): WizardEvent => ({ kind: "opened", step });
  const said = ["Toimittaja ei ota vastaan"];

  test.each<[what: string, events: WizardEvent[], tries: number, general: string[], carried: string[]]>([
    ["nothing at first", [opened("product")], 0, [], []],
    ["a refusal of the shown step, at once", [refused("fields")], 1, [], []],
    ["each further try", [refused("fields"), refused("fields", [street, custom])], 2, [], []],
    ["nothing more in the next step", [refused("fields"), opened("summary")], 0, [], []],
    ["errors of a step before it, only once that is opened", [refused("summary")], 0, [], [street.name]],
    ["them in their step", [refused("summary"), opened("fields")], 1, [], []],
    ["them anew, after earlier tries there", [refused("fields"), refused("summary"), opened("fields")], 2, [], []],
    ["of two steps those of the first", [refused("summary", [street, product]), opened("product")], 1, [], []],
    [
      "nothing of the second after the first",
      [refused("summary", [street, product]), opened("product"), opened("fields")],
      0,
      [],
      [],
    ],
    ["nothing when another step is opened instead", [refused("summary"), opened("product")], 0, [], []],
    ["what is of no input where one is", [refused("summary", [], said)], 1, said, []],
    ["it beside the inputs' errors", [refused("summary", [street], said), opened("fields")], 1, said, []],
    ["it until the step is left", [refused("fields", [], said), refused("fields"), opened("summary")], 0, [], []],
    ["it over a try that the form itself refuses", [refused("fields", [], said), refused("fields")], 2, said, []],
  ])("is %s", (_, events, tries, general, carried) => {
    const state = events.reduce(afterEvent, noRefusal);
    expect({ ...state, carried: state.carried.map(({ name }) => name) }).toEqual({ tries, general, carried });
  });
});
